import { minutesOf } from '@/time/clock';
import { isRiding, type Ride } from './roster';

export type Times = {
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly scheduled_endtime: string;
};

/** Two lessons meet when one begins before the other ends; touching ends do not meet. */
export const meet = (a: Times, b: Times): boolean =>
  a.scheduled_date === b.scheduled_date &&
  minutesOf(a.scheduled_starttime) < minutesOf(b.scheduled_endtime) &&
  minutesOf(b.scheduled_starttime) < minutesOf(a.scheduled_endtime);

export type Clash = {
  readonly kind: 'horse' | 'instructor';
  readonly id: string;
  readonly name: string;
  /** The other lesson, or the same one when a horse is given to two riders. */
  readonly lessonId: string;
};

type Busy = { readonly instructor_id: string | null; readonly horseIds: readonly string[] };

export const horsesOf = ({ students, horses }: Ride): Map<string, string> =>
  new Map([
    ...horses.map((horse): [string, string] => [horse.horse_id, horse.name]),
    ...students
      .filter(isRiding)
      .flatMap((student): [string, string][] =>
        student.horse_id ? [[student.horse_id, student.assigned_to ?? 'Horse']] : [],
      ),
  ]);

/** Who would be needed twice if a lesson with these people stood at these times among the others. */
export const clashesWith = (times: Times, busy: Busy, others: readonly Ride[]): Clash[] =>
  others
    .filter(({ lesson }) => lesson.lesson_is_cancelled !== 1 && !lesson.is_allday && meet(times, lesson))
    .flatMap((other) => {
      const { id, instructor_id, instructor_name } = other.lesson;
      const horses = horsesOf(other);
      const shared = busy.horseIds.filter((horse) => horses.has(horse));
      return [
        ...(instructor_id && instructor_id === busy.instructor_id
          ? [{ kind: 'instructor' as const, id: instructor_id, name: instructor_name ?? 'Instructor', lessonId: id }]
          : []),
        ...shared.map((horse) => ({
          kind: 'horse' as const,
          id: horse,
          name: horses.get(horse) ?? 'Horse',
          lessonId: id,
        })),
      ];
    });

export const clashesOf = (ride: Ride, rides: readonly Ride[]): Clash[] =>
  ride.lesson.lesson_is_cancelled === 1
    ? []
    : clashesWith(
        ride.lesson,
        { instructor_id: ride.lesson.instructor_id, horseIds: [...horsesOf(ride).keys()] },
        rides.filter((other) => other.lesson.id !== ride.lesson.id),
      );
