import type { ColumnKind } from '../columns.js';

type Kind = Extract<ColumnKind, 'count' | 'minutes' | 'money'>;

/** What a report comes to, in the order in which it is told; what a report does not count is left out. */
const TOTALS: readonly (readonly [name: string, label: string, kind: Kind])[] = [
  ['accounts', 'Accounts', 'count'],
  ['outstanding', 'Outstanding', 'money'],
  ['overdue', 'Overdue', 'money'],
  ['invoices', 'Unpaid invoices', 'count'],
  ['lessons', 'Lessons', 'count'],
  ['students', 'Students', 'count'],
  ['horses', 'Horses', 'count'],
  ['staff', 'Staff', 'count'],
  ['minutes', 'Hours', 'minutes'],
  ['cancelled', 'Cancelled', 'count'],
  ['payments', 'Payments and refunds', 'count'],
  ['taken', 'Taken', 'money'],
  ['net', 'Without tax', 'money'],
  ['tax', 'Tax', 'money'],
  ['closed', 'Days closed', 'count'],
  ['open', 'Days open', 'count'],
  ['difference', 'Difference', 'money'],
  ['packages', 'Packages', 'count'],
  ['lessons_sold', 'Lessons sold', 'count'],
  ['left', 'Lessons left', 'count'],
  ['price', 'Prices', 'money'],
  ['worth', 'Worth', 'money'],
  ['sent', 'Sent', 'count'],
  ['failed', 'Not sent', 'count'],
];

export type Say = (kind: ColumnKind, value: string | number | null | undefined) => string;

export const totalFacts = (
  sums: Readonly<Record<string, number | null | undefined>>,
  say: Say,
): (readonly [label: string, value: string])[] =>
  TOTALS.flatMap(([name, label, kind]) => {
    const value = sums[name];
    return value === undefined || value === null ? [] : [[label, say(kind, value)] as const];
  });
