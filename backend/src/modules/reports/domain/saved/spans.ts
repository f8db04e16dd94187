import { DateTime, type DateTimeUnit } from 'luxon';

/** Which days a saved report always shows, seen from the day on which it is opened or goes out. */
export const SPANS = [
  'yesterday',
  'today',
  'last_7_days',
  'this_week',
  'last_week',
  'next_week',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
] as const;
export type Span = (typeof SPANS)[number];

/** Days of the barn, both included. */
export interface Days {
  from: string;
  to: string;
}

const iso = (day: DateTime) => day.toFormat('yyyy-MM-dd');
const days = (from: DateTime, to: DateTime): Days => ({ from: iso(from), to: iso(to) });

function unit(of: DateTimeUnit, day: DateTime, ahead: number): Days {
  const begins = day.startOf(of).plus({ [of]: ahead });
  return days(begins, begins.endOf(of));
}

function week(day: DateTime, mondayFirst: boolean, ahead: number): Days {
  const since = mondayFirst ? day.weekday - 1 : day.weekday % 7;
  const begins = day.plus({ days: 7 * ahead - since });
  return days(begins, begins.plus({ days: 6 }));
}

/** `day` is the barn’s; its weeks begin on Monday or on Sunday, as the barn says. The last seven days end yesterday. */
export function daysOfSpan(span: Span, day: string, mondayFirst: boolean): Days {
  const on = DateTime.fromISO(day, { zone: 'utc' });
  switch (span) {
    case 'yesterday':
      return unit('day', on, -1);
    case 'today':
      return unit('day', on, 0);
    case 'last_7_days':
      return days(on.minus({ days: 7 }), on.minus({ days: 1 }));
    case 'this_week':
      return week(on, mondayFirst, 0);
    case 'last_week':
      return week(on, mondayFirst, -1);
    case 'next_week':
      return week(on, mondayFirst, 1);
    case 'this_month':
      return unit('month', on, 0);
    case 'last_month':
      return unit('month', on, -1);
    case 'this_year':
      return unit('year', on, 0);
    case 'last_year':
      return unit('year', on, -1);
  }
}
