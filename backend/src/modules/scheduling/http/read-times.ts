import { invalid } from '../../../platform/errors/refusal.js';
import { isDate, wallTime, type WallTime } from '../domain/lesson-time.js';
import type { LessonTimeInput } from './lessons.inputs.js';

/** A moment that was sent, or a refusal naming its field where the calendar has no such day. */
function moment(field: string, text: string): WallTime {
  const read = wallTime(text);
  if (!read) throw invalid(field, `${field} must be a day of the calendar`);
  return read;
}

/** A day that was sent and exists, or nothing. */
export function day(field: string, date: string | undefined): string | undefined {
  if (date !== undefined && !isDate(date)) throw invalid(field, `${field} must be a day of the calendar`);
  return date;
}

/** When something begins, from whichever spelling was sent. */
export function startFrom({ start, scheduled_date, scheduled_starttime = '00:00' }: LessonTimeInput): WallTime {
  if (start) return moment('start', start);
  if (!scheduled_date) throw invalid('start', 'start is required');
  return moment('scheduled_date', `${scheduled_date} ${scheduled_starttime}`);
}

/** When it ends, where that was said. A time without a day is on the first day. */
export function endFrom(input: LessonTimeInput): WallTime | undefined {
  const { end, scheduled_end_date, scheduled_endtime } = input;
  if (end) return moment('end', end);
  if (!scheduled_endtime && !scheduled_end_date) return undefined;
  const begin = startFrom(input);
  return moment('scheduled_end_date', `${scheduled_end_date ?? begin.date} ${scheduled_endtime ?? begin.time}`);
}
