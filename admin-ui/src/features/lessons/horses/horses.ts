import { riders, type Ride } from '@/data/day/roster';
import type { LessonStudent } from '@/data/requests/types';

export type Assignment = {
  readonly lesson_person_id: string;
  readonly horse_id: string | null;
  readonly horse_name: string | null;
};

const give = (to: LessonStudent, from: Pick<LessonStudent, 'horse_id' | 'assigned_to'>): Assignment => ({
  lesson_person_id: to.id,
  horse_id: from.horse_id,
  horse_name: from.assigned_to,
});

/** Within a lesson two riders change horses; into another lesson the horse simply works again. */
export const moveHorse = (from: LessonStudent, to: LessonStudent): Assignment[] => {
  if (from.id === to.id) return [];
  return from.lesson_date_time_id === to.lesson_date_time_id ? [give(to, from), give(from, to)] : [give(to, from)];
};

/** The rider above or below in the same lesson, for moving a horse by keyboard. */
export const neighbour = (ride: Ride, student: LessonStudent, step: 1 | -1): LessonStudent | undefined => {
  const riding = riders(ride);
  return riding[riding.findIndex((other) => other.id === student.id) + step];
};

/** How often each horse goes that day: once for every rider who has it and comes. R140 F19 C24 */
export const horseWork = (rides: readonly Ride[]): ReadonlyMap<string, number> => {
  const work = new Map<string, number>();
  for (const other of rides) {
    if (other.lesson.lesson_is_cancelled === 1) continue;
    for (const { horse_id } of riders(other)) if (horse_id) work.set(horse_id, (work.get(horse_id) ?? 0) + 1);
  }
  return work;
};
