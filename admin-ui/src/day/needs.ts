import type { LessonStudent, PackageLeft } from '@/requests/types';
import { clashesOf, type Clash } from './overlaps';
import { packagesById, riders, titleOf, type Ride } from './roster';

/** What asks for a hand: every one of these can be clicked and mended on the day sheet. */
export type Need = {
  readonly kind: 'no-horse' | 'no-package' | 'last-lesson' | 'horse-clash' | 'instructor-clash';
  readonly lessonId: string;
  /** The rider it concerns; none for the instructor. */
  readonly lessonPersonId: string | null;
  readonly text: string;
  readonly otherLessonId: string | null;
};

const packageNeed = (
  student: LessonStudent,
  { lesson }: Ride,
  packages: Map<string, PackageLeft>,
): Pick<Need, 'kind' | 'text'> | null => {
  if (!student.item_id) return student.paid ? null : { kind: 'no-package', text: 'no package left' };
  const item = packages.get(student.item_id);
  // All units may be booked weeks ahead: the last of those lessons is the one to speak about the next package.
  return item?.remain === 0 && (item.last_lesson_date ?? '') <= lesson.scheduled_date
    ? { kind: 'last-lesson', text: 'last lesson on package' }
    : null;
};

const horseClash = (student: LessonStudent, ride: Ride, clashes: readonly Clash[]): string | null => {
  if (!student.horse_id) return null;
  const twice = riders(ride).some((other) => other.id !== student.id && other.horse_id === student.horse_id);
  return twice
    ? ride.lesson.id
    : (clashes.find((clash) => clash.kind === 'horse' && clash.id === student.horse_id)?.lessonId ?? null);
};

const riderNeeds = (
  ride: Ride,
  student: LessonStudent,
  clashes: readonly Clash[],
  packages: Map<string, PackageLeft>,
): Need[] => {
  const about = { lessonId: ride.lesson.id, lessonPersonId: student.id, otherLessonId: null };
  const covered = packageNeed(student, ride, packages);
  const clash = horseClash(student, ride, clashes);
  return [
    ...(student.horse_id ? [] : [{ ...about, kind: 'no-horse' as const, text: 'no horse' }]),
    ...(covered ? [{ ...about, ...covered }] : []),
    ...(clash
      ? [
          {
            ...about,
            kind: 'horse-clash' as const,
            text: `${student.assigned_to ?? 'horse'} is needed twice`,
            otherLessonId: clash,
          },
        ]
      : []),
  ];
};

const rideNeeds = (ride: Ride, rides: readonly Ride[], packages: Map<string, PackageLeft>): Need[] => {
  const { lesson } = ride;
  if (lesson.lesson_is_cancelled === 1) return [];
  // Horse and instructor are settled by what happened; who paid is not.
  if (lesson.lesson_status_code === 'COM')
    return riders(ride).flatMap((student) =>
      riderNeeds(ride, student, [], packages).filter(({ kind }) => kind !== 'no-horse'),
    );
  const clashes = clashesOf(ride, rides);
  const instructor = clashes.find((clash) => clash.kind === 'instructor');
  const other = instructor && rides.find((candidate) => candidate.lesson.id === instructor.lessonId);
  return [
    ...(instructor && other
      ? [
          {
            kind: 'instructor-clash' as const,
            lessonId: lesson.id,
            lessonPersonId: null,
            otherLessonId: other.lesson.id,
            text: `${instructor.name} also teaches ${titleOf(other.lesson)}`,
          },
        ]
      : []),
    ...riders(ride).flatMap((student) => riderNeeds(ride, student, clashes, packages)),
  ];
};

export const needsOf = (rides: readonly Ride[], packages: readonly PackageLeft[] = []): Need[] => {
  const byId = packagesById(packages);
  return rides.flatMap((ride) => rideNeeds(ride, rides, byId));
};

/** The last lesson on a package is worth knowing, yet nobody has to act today. */
export const isUrgent = ({ kind }: Need): boolean => kind !== 'last-lesson';
