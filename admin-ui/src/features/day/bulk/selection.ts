import type { DrawnRide } from '@/data/day/roster';
import { hhmm } from '@/data/time/words';

/** As much of a lesson as is chosen by. */
export type Listed = Pick<DrawnRide, 'lesson'>;

export type Selection = ReadonlySet<string>;

export const isCancelled = ({ lesson }: Listed): boolean => lesson.lesson_is_cancelled === 1;
export const idsOf = (rides: readonly Listed[]): string[] => rides.map(({ lesson }) => lesson.id);

/** An id that is in goes out, and the other way round. R137 */
export const toggled = (selected: Selection, id: string): Selection => {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Only what is still on the day: somebody else may have deleted some. */
export const chosenOf = <One extends Listed>(rides: readonly One[], selected: Selection): One[] =>
  rides.filter(({ lesson }) => selected.has(lesson.id));

export type Weather = { readonly from: string; readonly until: string; readonly location: string };

const overlaps = ({ lesson }: Listed, { from, until }: Weather): boolean => {
  if (lesson.is_allday === 1) return true;
  const ends = lesson.scheduled_end_date > lesson.scheduled_date ? '24:00' : hhmm(lesson.scheduled_endtime);
  return (!until || hhmm(lesson.scheduled_starttime) < until) && (!from || ends > from);
};

/** The lessons that a storm meets: at some of its time, where it rages, and not called off already. */
export const metBy = <One extends Listed>(rides: readonly One[], weather: Weather): One[] =>
  rides.filter(
    (ride) =>
      !isCancelled(ride) &&
      overlaps(ride, weather) &&
      (!weather.location || ride.lesson.location_id === weather.location),
  );
