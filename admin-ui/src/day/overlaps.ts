import { minutesOf } from '@/time/clock';
import { timeRange } from '@/time/words';
import { isRiding, riders, titleOf, type Ride } from './roster';

export type Times = {
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly scheduled_endtime: string;
};

/** Two lessons meet when one begins before the other ends; touching ends do not meet. */
const meet = (a: Times, b: Times): boolean =>
  a.scheduled_date === b.scheduled_date &&
  minutesOf(a.scheduled_starttime) < minutesOf(b.scheduled_endtime) &&
  minutesOf(b.scheduled_starttime) < minutesOf(a.scheduled_endtime);

export type Clash = {
  readonly kind: 'horse' | 'instructor' | 'rider' | 'location';
  readonly id: string;
  readonly name: string;
  /** The other lesson, or the same one when a horse is given to two riders. */
  readonly lessonId: string;
  /** The other lesson in words: "Jumping, 16:00–17:00". */
  readonly where: string;
};

/** Whom and what a lesson needs for itself; what is left out is not asked about. */
export type Busy = {
  readonly instructor_id: string | null;
  readonly horseIds: readonly string[];
  readonly riderIds?: readonly string[];
  readonly location_id?: string | null;
};

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
      const { lesson } = other;
      const { instructor_id, location_id, scheduled_starttime, scheduled_endtime } = lesson;
      const where = `${titleOf(lesson)}, ${timeRange(scheduled_starttime, scheduled_endtime)}`;
      const clash = (kind: Clash['kind'], id: string, name: string): Clash => ({
        kind,
        id,
        name,
        lessonId: lesson.id,
        where,
      });
      const horses = horsesOf(other);
      return [
        ...(instructor_id && instructor_id === busy.instructor_id
          ? [clash('instructor', instructor_id, lesson.instructor_name ?? 'Instructor')]
          : []),
        ...busy.horseIds
          .filter((horse) => horses.has(horse))
          .map((horse) => clash('horse', horse, horses.get(horse) ?? 'Horse')),
        ...riders(other).flatMap(({ student_id, name }) =>
          student_id && busy.riderIds?.includes(student_id) ? [clash('rider', student_id, name)] : [],
        ),
        ...(busy.location_id && busy.location_id === location_id
          ? [clash('location', location_id, lesson.location_name)]
          : []),
      ];
    });

/** Everybody and everything in a lesson. */
export const busyIn = (ride: Ride): Required<Busy> => ({
  instructor_id: ride.lesson.instructor_id,
  location_id: ride.lesson.location_id,
  horseIds: [...horsesOf(ride).keys()],
  riderIds: riders(ride).flatMap(({ student_id }) => student_id ?? []),
});
