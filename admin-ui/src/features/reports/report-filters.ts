import type { AskedReport } from '@/data/requests/report';
import { addDays } from '@/data/time/day';
import { weekdayName } from '@/data/time/words';
import type { GroupOfReports } from './catalogue';
import { ages, notices, reasons } from './hub/words';

type Choice = { readonly id: string; readonly name: string };

/** Any Monday. */
const MONDAY = '2026-11-23';

const named = (names: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** What only reports are filtered by, as their addresses name it. */
const choices = {
  weekday: Array.from({ length: 7 }, (_, at) => ({ id: String(at + 1), name: weekdayName(addDays(MONDAY, at)) })),
  hour: Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), name: `${String(hour).padStart(2, '0')}:00` })),
  notice: named(notices),
  reason: named(reasons),
  age: named(ages),
} satisfies Record<string, readonly Choice[]>;

export type ReportFilter = keyof typeof choices;

export type OwnFilters = Partial<Readonly<Record<ReportFilter, string>>>;

export const choicesOf = (name: ReportFilter): readonly Choice[] => choices[name];

export const reportFilterLabels: Readonly<Record<ReportFilter, string>> = {
  weekday: 'Weekday',
  hour: 'Hour',
  notice: 'Given up',
  reason: 'Why',
  age: 'Due since',
};

/** Those that a group of reports knows. */
export const filtersOf = ({ group, ofLessons }: GroupOfReports): readonly ReportFilter[] => {
  if (group === 'owing') return ['age'];
  if (!ofLessons) return [];
  return group === 'student' ? ['weekday', 'hour', 'notice', 'reason'] : ['weekday', 'hour'];
};

/** What the address says of them. */
export const ownFilters = (of: GroupOfReports, params: URLSearchParams): OwnFilters =>
  Object.fromEntries(
    filtersOf(of).flatMap((name) => {
      const value = params.get(name);
      return choices[name].some(({ id }) => id === value) ? [[name, value]] : [];
    }),
  ) as OwnFilters;

/** What was found in the choices is what the server knows. */
export const ownOnTheWire = ({ weekday, hour, ...words }: OwnFilters) =>
  ({
    ...words,
    ...(weekday && { weekday: Number(weekday) }),
    ...(hour && { hour: Number(hour) }),
  }) as NonNullable<AskedReport['filters']>;
