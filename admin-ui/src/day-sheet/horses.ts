import { clashesWith, type Clash, type Times } from '@/day/overlaps';
import { riders, type Ride } from '@/day/roster';
import type { LessonStudent, Option } from '@/requests/types';
import { count } from '@/time/words';

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

export type HorseChoice = Option & {
  readonly rides: number;
  readonly clash: Clash | null;
  readonly inThisLesson: boolean;
};

/** When horses are wanted, in which lesson if it is planned already, and which go in it. */
export type Occasion = {
  readonly times: Times;
  readonly except: string | null;
  readonly here: ReadonlySet<string | null>;
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

/** Each horse with its work today, those free at this time first and the least used first of all. */
export const horsesAt = (
  horses: readonly Option[],
  { times, except, here }: Occasion,
  rides: readonly Ride[],
): HorseChoice[] => {
  const work = horseWork(rides);
  const others = rides.filter((other) => other.lesson.id !== except);
  const clashes = new Map(
    clashesWith(times, { instructor_id: null, horseIds: horses.map((horse) => horse.id) }, others).map((clash) => [
      clash.id,
      clash,
    ]),
  );
  return horses
    .map((horse) => ({
      ...horse,
      rides: work.get(horse.id) ?? 0,
      clash: clashes.get(horse.id) ?? null,
      inThisLesson: here.has(horse.id),
    }))
    .toSorted(
      (a, b) =>
        Number(!!a.clash || a.inThisLesson) - Number(!!b.clash || b.inThisLesson) ||
        a.rides - b.rides ||
        a.name.localeCompare(b.name),
    );
};

export const horseChoices = (horses: readonly Option[], ride: Ride, rides: readonly Ride[]): HorseChoice[] =>
  horsesAt(
    horses,
    {
      times: ride.lesson,
      except: ride.lesson.id,
      here: new Set(riders(ride).map((student) => student.horse_id)),
    },
    rides,
  );

/** What stands beside a horse that is offered: where it is wanted, or how much it has done. */
export const workWords = ({ rides, clash, inThisLesson }: HorseChoice): string => {
  if (inThisLesson) return 'in this lesson';
  if (clash) return clash.where;
  return rides === 0 ? 'rested' : `${count(rides, 'lesson')} today`;
};
