import { addMonths, startOfMonth, type Day } from '@/data/time/day';
import type { CalendarView } from './range';

type Preset = {
  readonly name: string;
  readonly open: (today: Day) => { readonly view: CalendarView; readonly day: Day };
};

/** Ranges people ask for by name; "custom" is asked for in a question of its own. */
export const presets: readonly Preset[] = [
  { name: 'previous month', open: (today) => ({ view: 'month', day: addMonths(startOfMonth(today), -1) }) },
  { name: 'current month', open: (today) => ({ view: 'month', day: today }) },
  { name: 'next month', open: (today) => ({ view: 'month', day: addMonths(startOfMonth(today), 1) }) },
  { name: 'weekly', open: (today) => ({ view: 'week', day: today }) },
  { name: 'today', open: (today) => ({ view: 'day', day: today }) },
];

export type RangeErrors = { readonly start?: string; readonly end?: string };

export const checkRange = (start: Day, end: Day): RangeErrors => {
  if (!start) return { start: 'start date is required' };
  if (!end) return { end: 'end date is required' };
  return start > end ? { start: 'start date must be before end date', end: 'end date must be after start date' } : {};
};
