import { isOver } from '@/features/day/sheet/now';
import { horseWork } from '@/features/lessons/horses/horses';
import { bringHorses, isRiding, riders, titleOf, type Ride } from '@/data/day/roster';
import type { LastHorse } from '@/data/requests/last-horses';
import type { LessonWarning } from '@/data/requests/lesson-warnings';
import type { LessonStudent, Option } from '@/data/requests/types';
import { timeRange } from '@/data/time/words';

/** Lessons that begin together stand together. */
export type Slot = { readonly time: string; readonly rides: readonly Ride[] };

const timeOf = ({ lesson }: Ride) => (lesson.is_allday ? 'All day' : lesson.scheduled_starttime.slice(0, 5));

export const slotsOf = (rides: readonly Ride[]): Slot[] => {
  const slots = new Map<string, Ride[]>();
  for (const ride of rides) slots.set(timeOf(ride), [...(slots.get(timeOf(ride)) ?? []), ride]);
  return [...slots].map(([time, at]) => ({ time, rides: at }));
};

export const takesPlace = ({ lesson }: Ride): boolean => lesson.lesson_is_cancelled !== 1;

const needsHorse = (ride: Ride) =>
  takesPlace(ride) && ride.lesson.lesson_status_code !== 'COM' && !bringHorses(ride.lesson);

export const withoutHorse = (rides: readonly Ride[]): LessonStudent[] =>
  rides.filter(needsHorse).flatMap((ride) => riders(ride).filter(({ horse_id }) => !horse_id));

export type Stop = { readonly lessonId: string; readonly time: string; readonly title: string; readonly who: string };

/** Where a horse goes that day: what it has behind it and what ahead. */
export const dayOfHorse = (
  horseId: string,
  rides: readonly Ride[],
  now: number,
): { behind: readonly Stop[]; ahead: readonly Stop[] } => {
  const goes = rides.filter(
    (ride) =>
      takesPlace(ride) &&
      (riders(ride).some(({ horse_id }) => horse_id === horseId) ||
        ride.horses.some(({ horse_id }) => horse_id === horseId)),
  );
  const stop = (ride: Ride): Stop => ({
    lessonId: ride.lesson.id,
    time: timeOf(ride),
    title: titleOf(ride.lesson),
    who: riders(ride)
      .filter(({ horse_id }) => horse_id === horseId)
      .map(({ name }) => name)
      .join(', '),
  });
  return {
    behind: goes.filter((ride) => isOver(ride, now)).map(stop),
    ahead: goes.filter((ride) => !isOver(ride, now)).map(stop),
  };
};

/** How often each horse goes that day, also in lessons that one does not see. R140 F19 */
export const workOf = (
  rides: readonly Ride[],
  elsewhere: readonly { readonly horse_id: string; readonly lessons: number }[],
): ReadonlyMap<string, number> => {
  const work = new Map(horseWork(rides));
  for (const { horse_id, lessons } of elsewhere) work.set(horse_id, (work.get(horse_id) ?? 0) + lessons);
  return work;
};

/** Who still has the horse that day: for whom another is looked for when it goes lame. */
export const ridersAhead = (horseId: string, rides: readonly Ride[], now: number): LessonStudent[] =>
  rides
    .filter((ride) => takesPlace(ride) && !isOver(ride, now))
    .flatMap(riders)
    .filter(({ horse_id }) => horse_id === horseId);

/** What the board says of the lifted horse at a lesson: `free`, or where it is wanted; undefined until it is known. */
export const verdictOn = (
  horse: Option,
  ride: Ride,
  { against, rides }: { against: readonly LessonWarning[] | null; rides: readonly Ride[] },
): string | undefined => {
  if (riders(ride).some(({ horse_id }) => horse_id === horse.id)) return 'in this lesson';
  const own = against?.filter(({ lesson_date_time_id }) => lesson_date_time_id === ride.lesson.id);
  const where = ({ other_lesson_id, message }: LessonWarning) => {
    const other = rides.find(({ lesson }) => lesson.id === other_lesson_id)?.lesson;
    return other ? `${titleOf(other)}, ${timeRange(other.scheduled_starttime, other.scheduled_endtime)}` : message;
  };
  return own && (own.length === 0 ? FREE : own.map(where).join('; '));
};
export const FREE = 'free';

export type Suggestion = { readonly student: LessonStudent; readonly horse: Option; readonly last: LastHorse };

/** For each rider without a horse that of last time, where the server finds it free. */
export const suggestionsFor = (rides: readonly Ride[], last: readonly LastHorse[]): Suggestion[] => {
  const byPlace = new Map(last.filter(({ is_free }) => is_free === 1).map((one) => [one.lesson_person_id, one]));
  return withoutHorse(rides).flatMap((student) => {
    const known = byPlace.get(student.id);
    return known ? [{ student, horse: { id: known.horse_id, name: known.horse_name }, last: known }] : [];
  });
};

/** The cards as they lie: for each lesson its riders, for walking with the arrow keys. */
export const cardsOf = (rides: readonly Ride[]): string[][] =>
  rides
    .filter(takesPlace)
    .map((ride) => ride.students.filter(isRiding).map(({ id }) => id))
    .filter((cards) => cards.length > 0);

const steps: Readonly<Record<string, readonly [lane: number, card: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The card that an arrow key leads to; itself at the edge. */
export const nextCard = (cards: readonly (readonly string[])[], from: string, key: string): string | undefined => {
  const step = steps[key];
  const lane = cards.findIndex((ids) => ids.includes(from));
  const here = cards[lane];
  if (!step || !here) return undefined;
  const there = cards[lane + step[0]] ?? here;
  const card = here.indexOf(from) + step[1];
  return there[Math.max(0, Math.min(card, there.length - 1))];
};
