import { invalid } from '../../../platform/errors/refusal.js';
import { isDate, wallTime, type WallTime } from '../../scheduling/contracts.js';
import type { LessonTimeInput } from './lessons.inputs.js';

function parseMoment(field: string, text: string): WallTime {
  const read = wallTime(text);
  if (!read) throw invalid(field, `${field} must be a day of the calendar`);
  return read;
}

export function parseDay(field: string, date: string | undefined): string | undefined {
  if (date !== undefined && !isDate(date)) throw invalid(field, `${field} must be a day of the calendar`);
  return date;
}

export function parseStart({ start, scheduled_date, scheduled_starttime = '00:00' }: LessonTimeInput): WallTime {
  if (start) return parseMoment('start', start);
  if (!scheduled_date) throw invalid('start', 'start is required');
  return parseMoment('scheduled_date', `${scheduled_date} ${scheduled_starttime}`);
}

/** A time without a date is on the first day. */
export function parseEnd(input: LessonTimeInput): WallTime | undefined {
  const { end, scheduled_end_date, scheduled_endtime } = input;
  if (end) return parseMoment('end', end);
  if (!scheduled_endtime && !scheduled_end_date) return undefined;
  const begin = parseStart(input);
  return parseMoment('scheduled_end_date', `${scheduled_end_date ?? begin.date} ${scheduled_endtime ?? begin.time}`);
}
