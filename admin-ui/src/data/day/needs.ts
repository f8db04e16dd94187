import type { LessonWarning } from '@/data/requests/lesson-warnings';
import type { LessonStudent, PackageLeft } from '@/data/requests/types';
import { bringHorses, packagesById, riders, titleOf, type Ride } from './roster';

/** What asks for a hand: every one of these can be clicked and mended on the day sheet. */
export type Need = {
  readonly kind:
    | 'no-horse'
    | 'no-package'
    | 'last-lesson'
    | 'horse-clash'
    | 'horse-limit'
    | 'instructor-clash'
    | 'instructor-off';
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

type About = Pick<Need, 'lessonId' | 'lessonPersonId'>;

/** Two riders of the lesson on one horse stand before them; all else the server has found. */
const horseNeeds = (student: LessonStudent, ride: Ride, warnings: readonly LessonWarning[], about: About): Need[] => {
  if (!student.horse_id) return [];
  const twice = (otherLessonId: string | null): Need => ({
    ...about,
    kind: 'horse-clash',
    text: `${student.assigned_to ?? 'horse'} is needed twice`,
    otherLessonId,
  });
  if (riders(ride).some((other) => other.id !== student.id && other.horse_id === student.horse_id))
    return [twice(ride.lesson.id)];
  const own = warnings.filter(({ about_id }) => about_id === student.horse_id);
  const clash = own.find(({ code }) => code === 'horse_double_booked');
  const limits = own.filter((warning) => warning.code !== 'horse_double_booked');
  return [
    ...(clash ? [twice(clash.other_lesson_id)] : []),
    ...limits.map(({ message }): Need => ({ ...about, kind: 'horse-limit', text: message, otherLessonId: null })),
  ];
};

const riderNeeds = (
  ride: Ride,
  student: LessonStudent,
  warnings: readonly LessonWarning[],
  packages: Map<string, PackageLeft>,
): Need[] => {
  const about = { lessonId: ride.lesson.id, lessonPersonId: student.id, otherLessonId: null };
  const covered = packageNeed(student, ride, packages);
  return [
    ...(student.horse_id || bringHorses(ride.lesson)
      ? []
      : [{ ...about, kind: 'no-horse' as const, text: 'no horse' }]),
    ...(covered ? [{ ...about, ...covered }] : []),
    ...horseNeeds(student, ride, warnings, about),
  ];
};

type Day = {
  readonly rides: readonly Ride[];
  readonly packages: Map<string, PackageLeft>;
  readonly warnings: readonly LessonWarning[];
};

const isAway = (code: string) => code === 'instructor_off' || code === 'outside_hours';

/** Whoever teaches, or helps, although they are off or work at other hours; said once of a lesson. */
const staffOffNeeds = ({ lesson }: Ride, { warnings }: Day): Need[] => {
  const off = warnings.filter(({ code }) => isAway(code)).map(({ message }) => message);
  if (off.length === 0) return [];
  const about = { lessonId: lesson.id, lessonPersonId: null, otherLessonId: null };
  return [{ ...about, kind: 'instructor-off', text: off.join(', ') }];
};

const instructorNeeds = ({ lesson }: Ride, { rides, warnings }: Day): Need[] =>
  warnings
    .filter(({ code }) => code === 'instructor_double_booked')
    .slice(0, 1)
    .map(({ about_name, message, other_lesson_id }) => {
      const other = rides.find((candidate) => candidate.lesson.id === other_lesson_id);
      return {
        kind: 'instructor-clash',
        lessonId: lesson.id,
        lessonPersonId: null,
        otherLessonId: other_lesson_id,
        text: other ? `${about_name} also teaches ${titleOf(other.lesson)}` : message,
      };
    });

const rideNeeds = (ride: Ride, day: Day): Need[] => {
  const { lesson } = ride;
  if (lesson.lesson_is_cancelled === 1) return [];
  // Horse and instructor are settled by what happened; who paid is not.
  if (lesson.lesson_status_code === 'COM')
    return riders(ride).flatMap((student) =>
      riderNeeds(ride, student, [], day.packages).filter(({ kind }) => kind !== 'no-horse'),
    );
  const warnings = day.warnings.filter(({ lesson_date_time_id }) => lesson_date_time_id === lesson.id);
  return [
    ...staffOffNeeds(ride, { ...day, warnings }),
    ...instructorNeeds(ride, { ...day, warnings }),
    ...riders(ride).flatMap((student) => riderNeeds(ride, student, warnings, day.packages)),
  ];
};

/** `warnings` are those of the day, as the server tells them. */
export const needsOf = (
  rides: readonly Ride[],
  packages: readonly PackageLeft[] = [],
  warnings: readonly LessonWarning[] = [],
): Need[] => {
  const day = { rides, packages: packagesById(packages), warnings };
  return rides.flatMap((ride) => rideNeeds(ride, day));
};

/** The last lesson on a package and a limit that is passed are worth knowing, yet nobody has to act today. */
export const isUrgent = ({ kind }: Need): boolean => kind !== 'last-lesson' && kind !== 'horse-limit';
