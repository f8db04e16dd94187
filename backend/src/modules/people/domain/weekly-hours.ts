import { invalid } from '../../../platform/errors/refusal.js';

/** Hours of a weekday, Monday is 1; `HH:mm` on the barn's clocks, which compare as text. */
export interface WeeklySpan {
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

/** By weekday and time. Throws at the field that is wrong. */
export function checkWeeklyHours(spans: readonly WeeklySpan[]): WeeklySpan[] {
  spans.forEach(({ from, until }, at) => {
    if (until <= from) throw invalid(`hours[${at}].end_time`, 'They end after they begin');
  });
  const sorted = spans.toSorted(inOrder);
  sorted.forEach((span, at) => {
    const before = sorted[at - 1];
    if (before?.weekday === span.weekday && span.from < before.until)
      throw invalid(`hours[${spans.indexOf(span)}].start_time`, 'These hours overlap with others of the same day');
  });
  return sorted;
}

const inOrder = (one: WeeklySpan, other: WeeklySpan) =>
  one.weekday - other.weekday || one.from.localeCompare(other.from);

/** Monday is 1. */
export const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7;

interface Hours {
  readonly date: string;
  /** On the barn's clocks. */
  readonly startTime: string;
  readonly minutes: number;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether all of it is within one span of hours. What touches the next day is not. */
export const isWithinHours = (spans: readonly WeeklySpan[], { date, startTime, minutes }: Hours) => {
  const start = minutesOf(startTime);
  return spans.some(
    ({ weekday, from, until }) =>
      weekday === weekdayOf(date) && minutesOf(from) <= start && start + minutes <= minutesOf(until),
  );
};
