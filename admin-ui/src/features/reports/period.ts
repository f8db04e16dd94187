import { presets } from '@/features/calendar/presets';
import { addDays, daysBetween, endOfMonth, startOfMonth, startOfWeek, type Day } from '@/data/time/day';

export type Period = { readonly from: Day; readonly to: Day };

export const monthOf = (day: Day): Period => ({ from: startOfMonth(day), to: endOfMonth(day) });

const spans = {
  month: monthOf,
  week: (day: Day, mondayFirst: boolean): Period => {
    const from = startOfWeek(day, mondayFirst);
    return { from, to: addDays(from, 6) };
  },
  day: (day: Day): Period => ({ from: day, to: day }),
  agenda: (day: Day): Period => ({ from: day, to: day }),
} satisfies Record<string, (day: Day, mondayFirst: boolean) => Period>;

/** The same names as in the calendar; any other days are typed. R234 */
export const periods = (
  today: Day,
  mondayFirst: boolean,
): readonly { readonly name: string; readonly period: Period }[] =>
  presets.map(({ name, open }) => {
    const { view, day } = open(today);
    return { name, period: spans[view](day, mondayFirst) };
  });

/** Each of its days, the first and the last among them. */
export const daysOf = ({ from, to }: Period): readonly Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) + 1 }, (_, at) => addDays(from, at));
