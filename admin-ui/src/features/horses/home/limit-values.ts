import type { HorseLimits } from '@/data/requests/horse-limits';
import { hours, shortDay } from '@/data/time/words';

const numbers = ['most_lessons_a_day', 'most_minutes_a_day', 'most_in_a_row', 'rest_minutes'] as const;

export const limitLabels = {
  most_lessons_a_day: 'Lessons a day',
  most_minutes_a_day: 'Minutes a day',
  most_in_a_row: 'Lessons in a row',
  rest_minutes: 'Rest between lessons',
  days_off: 'Days off',
  off_until: 'Off work until',
  off_from: 'Off work from',
  off_reason: 'Why it is off work',
} as const;

/** What the form asks for as a number, and between which it lies. */
export const limitNumbers = [
  {
    source: 'most_lessons_a_day',
    label: limitLabels.most_lessons_a_day,
    hint: 'Empty: no limit',
    low: 1,
    high: 20,
    what: 'lessons',
  },
  {
    source: 'most_minutes_a_day',
    label: limitLabels.most_minutes_a_day,
    hint: 'Empty: no limit',
    low: 15,
    high: 1440,
    what: 'minutes',
  },
  {
    source: 'most_in_a_row',
    label: limitLabels.most_in_a_row,
    hint: 'With less than its rest between them; 30 minutes unless told',
    low: 1,
    high: 20,
    what: 'lessons',
  },
  {
    source: 'rest_minutes',
    label: 'Rest, in minutes',
    hint: 'After that many in a row, or else after each lesson',
    low: 5,
    high: 600,
    what: 'minutes',
  },
] as const;

/** Monday is 1, Sunday 7. */
export const weekdays = [
  { id: 1, name: 'Monday' },
  { id: 2, name: 'Tuesday' },
  { id: 3, name: 'Wednesday' },
  { id: 4, name: 'Thursday' },
  { id: 5, name: 'Friday' },
  { id: 6, name: 'Saturday' },
  { id: 7, name: 'Sunday' },
];

/** As the form has them; a limit that is emptied holds null. */
export type LimitValues = Record<(typeof numbers)[number], number | null> & {
  readonly days_off: readonly number[];
  readonly off_until: string;
};

export const limitValues = (limits: HorseLimits): LimitValues => ({
  ...(Object.fromEntries(numbers.map((name) => [name, limits[name]])) as Record<
    (typeof numbers)[number],
    number | null
  >),
  days_off: limits.days_off,
  off_until: limits.off_until ?? '',
});

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Only what differs is sent. */
export const changedLimits = (before: LimitValues, now: LimitValues) => ({
  ...Object.fromEntries(
    numbers.filter((name) => !same(before[name], now[name])).map((name) => [name, now[name] ?? null]),
  ),
  ...(!same(before.days_off, now.days_off) && { days_off: [...(now.days_off ?? [])] }),
  ...((before.off_until || '') !== (now.off_until || '') && { off_until: now.off_until || null }),
});

const word = (limit: number | null, words: (limit: number) => string) => (limit === null ? null : words(limit));

/** What is limited, for those who only read it. */
export const limitFacts = (limits: HorseLimits) => [
  { label: limitLabels.most_lessons_a_day, value: word(limits.most_lessons_a_day, (most) => `at most ${most}`) },
  { label: limitLabels.most_minutes_a_day, value: word(limits.most_minutes_a_day, (most) => `at most ${hours(most)}`) },
  { label: limitLabels.most_in_a_row, value: word(limits.most_in_a_row, (most) => `at most ${most}`) },
  { label: limitLabels.rest_minutes, value: word(limits.rest_minutes, hours) },
  {
    label: limitLabels.days_off,
    value: weekdays
      .filter(({ id }) => limits.days_off.includes(id))
      .map(({ name }) => `${name}s`)
      .join(', '),
  },
  { label: limitLabels.off_from, value: limits.off_from && shortDay(limits.off_from) },
  {
    label: limitLabels.off_until,
    value: limits.off_until ? shortDay(limits.off_until) : limits.off_from && 'further notice',
  },
  { label: limitLabels.off_reason, value: limits.off_reason },
];
