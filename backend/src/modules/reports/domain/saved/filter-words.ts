import { DateTime } from 'luxon';
import { STATUS_NAMES } from '../../../enrollment/contracts.js';
import { AGES } from '../ages.js';
import type { Notice, Reason } from '../cancelled.js';

/** As the wire has them. */
export type SavedFilters = Record<string, string | number | boolean | string[]>;

/** What a report is narrowed to by ids, each with what its things are called. */
export const NAMED_FILTERS = {
  instructor_id: 'Instructor',
  location_id: 'Location',
  program_type_id: 'Program type',
  program_id: 'Program',
  section_id: 'Section',
  horse_id: 'Horse',
  student_id: 'Student',
} as const;
export type NamedFilter = keyof typeof NAMED_FILTERS;
export const NAMED = Object.keys(NAMED_FILTERS) as NamedFilter[];

const NOTICE_WORDS: Readonly<Record<Notice, string>> = {
  after: 'After it began',
  day: 'Within 24 hours',
  two: '24 to 48 hours',
  week: '2 to 7 days',
  earlier: 'A week or more',
};
const REASON_WORDS: Readonly<Record<Reason, string>> = {
  rider: 'The rider',
  noshow: 'No show',
  weather: 'Weather',
  illness: 'Instructor ill',
  barn: 'The barn, other',
};
const ACTIVITY_WORDS: Readonly<Record<string, string>> = {
  active: 'Without lessons that the barn cancelled',
  inactive: 'Only lessons that the barn cancelled',
};

/** Any Monday. */
const MONDAY = DateTime.fromISO('2026-11-23', { zone: 'utc', locale: 'en-GB' });

const textsOf = (value: unknown) =>
  [value ?? []].flat().filter((one): one is string | number => typeof one === 'string' || typeof one === 'number');
export const idsOf = (value: unknown) => textsOf(value).map(String);

/** `Horse: Biscuit, Toffee`. What is not there any more is called so, and finds nothing. */
const named = (filters: Filters, nameOf: NameOf) =>
  NAMED.flatMap((filter) => {
    const names = idsOf(filters[filter]).map((id) => nameOf(id) ?? 'not there any more');
    return names.length > 0 ? [`${NAMED_FILTERS[filter]}: ${names.join(', ')}`] : [];
  });

type Filters = Readonly<Record<string, unknown>>;
type NameOf = (id: string) => string | undefined;
type Words = Readonly<Record<string, string>>;

const of = (label: string, words: Words, value: unknown) => {
  const found = idsOf(value).flatMap((one) => words[one] ?? []);
  return found.length > 0 ? [`${label}: ${found.join(', ')}`] : [];
};
const isOff = (value: unknown) => ['0', 'false'].includes(String(value));

/** What a saved report is narrowed to, for people; nothing where it shows everything. */
export function filterWords(filters: Filters, nameOf: NameOf): string[] {
  const ages = Object.fromEntries(Object.entries(AGES).map(([age, { label }]) => [age, label]));
  const weekdays = Array.from({ length: 7 }, (_, n) => [n + 1, MONDAY.plus({ days: n }).toFormat('cccc')] as const);
  const places = textsOf(filters.available).join() === 'full' ? 'Full lessons' : 'Lessons with places left';
  return [
    ...named(filters, nameOf),
    ...of('Attendance', STATUS_NAMES, filters.status_code),
    ...of('Weekday', Object.fromEntries(weekdays), filters.weekday),
    ...idsOf(filters.hour).map((hour) => `Hour: ${hour.padStart(2, '0')}:00`),
    ...of('Given up', NOTICE_WORDS, filters.notice),
    ...of('Why', REASON_WORDS, filters.reason),
    ...of('Due since', ages, filters.age),
    ...idsOf(filters.active).flatMap((one) => ACTIVITY_WORDS[one] ?? []),
    ...(idsOf(filters.available).length > 0 ? [places] : []),
    ...(isOff(filters.lesson_cancelled) ? ['Without cancelled lessons'] : []),
    ...(isOff(filters.student_cancelled) ? ['Without cancelled places'] : []),
  ];
}
