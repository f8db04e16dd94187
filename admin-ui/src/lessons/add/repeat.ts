import { addDays, daysBetween, type Day } from '@/time/day';
import { count, hhmm, shortDay, weekdayName } from '@/time/words';

export type Repeat = {
  readonly every: 'none' | 'weekly' | 'fortnightly' | 'daily';
  readonly ends: 'after' | 'ongoing' | 'on_date';
  readonly times: number;
  readonly until: string;
};

export const repeatOptions = [
  { id: 'none', name: 'Does Not Repeat' },
  { id: 'weekly', name: 'Repeats Weekly' },
  { id: 'fortnightly', name: 'Repeats Every Two Weeks' },
  { id: 'daily', name: 'Repeats Daily' },
] as const;

export const endOptions = [
  { id: 'after', name: 'after N times' },
  { id: 'ongoing', name: 'ongoing' },
  { id: 'on_date', name: 'on date' },
] as const;

const interval = { none: 0, weekly: 7, fortnightly: 14, daily: 1 } as const;

/** What the wire calls them. */
export const toWire = {
  weekly: { frequency: 1, measure: 'weeks' },
  fortnightly: { frequency: 2, measure: 'weeks' },
  daily: { frequency: 1, measure: 'days' },
} as const;

const oneYearAfter = (day: Day): Day => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
};

/** How many lessons there will be and when the last one is; the first counts. An endless series stops after a year. */
export const seriesOf = (first: Day, { every, ends, times, until }: Repeat): { lessons: number; last: Day } => {
  const days = interval[every];
  if (days === 0) return { lessons: 1, last: first };
  const stop = ends === 'on_date' ? until : oneYearAfter(first);
  const lessons =
    ends === 'after' ? Math.max(1, times) : Math.max(0, Math.floor(daysBetween(first, stop || first) / days) + 1);
  return { lessons, last: addDays(first, days * (lessons - 1)) };
};

const rhythm = (first: Day, every: Repeat['every']): string => {
  if (every === 'daily') return 'Every day';
  return every === 'fortnightly' ? `Every second ${weekdayName(first)}` : `Every ${weekdayName(first)}`;
};

/** The series in one sentence: "Every Tuesday 16:00 until Tue 9 Feb 2027, 12 lessons". */
export const repeatSentence = (first: Day, start: string, repeat: Repeat): string => {
  if (repeat.every === 'none') return `Once, ${shortDay(first)} ${hhmm(start)}`;
  const { lessons, last } = seriesOf(first, repeat);
  if (lessons < 1) return 'The last date lies before the first lesson.';
  return `${rhythm(first, repeat.every)} ${hhmm(start)} until ${shortDay(last)} ${last.slice(0, 4)}, ${count(lessons, 'lesson')}`;
};
