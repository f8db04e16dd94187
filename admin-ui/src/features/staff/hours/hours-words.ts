import type { WeeklySpan } from '@/data/requests/staff-hours';
import { addDays } from '@/data/time/day';
import { timeRange, weekdayName } from '@/data/time/words';

export type HoursValues = { readonly hours: readonly WeeklySpan[] };

const A_MONDAY = '2026-11-30';

/** Monday is 1. */
export const dayName = (weekday: number): string => weekdayName(addDays(A_MONDAY, weekday - 1));

/** In the order in which the barn's weeks go. */
export const weekdays = (mondayFirst: boolean): readonly number[] =>
  mondayFirst ? [1, 2, 3, 4, 5, 6, 7] : [7, 1, 2, 3, 4, 5, 6];

/** 09:00–12:00, 14:00–18:00; – where there are none. */
export const hoursWords = (spans: readonly Pick<WeeklySpan, 'start_time' | 'end_time'>[]): string =>
  spans.map(({ start_time, end_time }) => timeRange(start_time, end_time)).join(', ') || '–';

const USUAL = { start_time: '09:00', end_time: '17:00' };

/** What a day begins with: the hours of the last day that was said. Of a day that has some, later ones are typed. */
export const newSpan = (weekday: number, hours: readonly WeeklySpan[]): WeeklySpan => {
  if (hours.some((span) => span.weekday === weekday)) return { weekday, start_time: '', end_time: '' };
  const { start_time, end_time } = hours.at(-1) ?? USUAL;
  return { weekday, start_time, end_time };
};

const wrongIn = ({ start_time, end_time }: WeeklySpan) => ({
  ...(start_time === '' && { start_time: 'Say from when on' }),
  ...(end_time === '' && { end_time: 'Say until when' }),
  ...(start_time !== '' && end_time !== '' && end_time <= start_time && { end_time: 'It ends after it begins' }),
});

/** What is wrong with which of them; nothing where nothing is. */
export const wrongHours = ({ hours }: HoursValues) => {
  const wrong = hours.map(wrongIn);
  return wrong.some((one) => Object.keys(one).length > 0) ? { hours: wrong } : {};
};
