import { plusDays } from '../../scheduling/contracts.js';
import { closureOn, type Closure } from '../../setup/contracts.js';

/** How the former season's lessons lie in the week; 1 is Monday. */
export interface SeasonRhythm {
  readonly frequency: number;
  readonly period: 'days' | 'weeks';
  /** Of most of them. */
  readonly weekday: number;
  /** Of all of them, by which a session of several days in a row goes. */
  readonly weekdays: readonly number[];
}

export interface SeasonWish {
  readonly firstDay: string;
  /** So many lessons that take place, or whatever fits until a day, included. */
  readonly end: { readonly count: number } | { readonly lastDay: string };
}

export interface SeasonDays {
  readonly days: readonly string[];
  /** Closed days that it would have fallen on. */
  readonly leftOut: readonly { readonly date: string; readonly name: string }[];
}

/** In which a season has to be over. */
export const LONGEST_SEASON_DAYS = 400;

const weekdayOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Where it begins and how far one goes from day to day. */
function* candidates({ frequency, period, weekday, weekdays }: SeasonRhythm, firstDay: string): Generator<string> {
  for (let step = 0; step <= LONGEST_SEASON_DAYS; step++) {
    const date = plusDays(firstDay, step);
    const isOf = period === 'weeks' ? weekdayOf(date) === weekday : weekdays.includes(weekdayOf(date));
    if (!isOf) continue;
    yield date;
    if (period === 'weeks') step += frequency * 7 - 1;
  }
}

/** The same weekdays from the first day on. Closed days are left out, and with a number of lessons the season goes on for them. */
export function seasonDays(
  rhythm: SeasonRhythm,
  { firstDay, end }: SeasonWish,
  closures: readonly Closure[],
): SeasonDays {
  const days: string[] = [];
  const leftOut: { date: string; name: string }[] = [];
  for (const date of candidates(rhythm, firstDay)) {
    if ('lastDay' in end ? date > end.lastDay : days.length >= end.count) break;
    const closed = closureOn(closures, date);
    if (closed) leftOut.push({ date, name: closed.name });
    else days.push(date);
  }
  return { days, leftOut };
}
