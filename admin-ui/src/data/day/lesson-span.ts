import type { Lesson } from '@/data/requests/types';
import { addDays, daysBetween, endDayOf, type Day } from '@/data/time/day';
import { dayAndTime, hhmm, timeRange } from '@/data/time/words';

export type Span = Pick<Lesson, 'scheduled_date' | 'scheduled_end_date' | 'scheduled_starttime' | 'scheduled_endtime'>;

/** 16:00–17:00, and with its last day where it ends on another one. */
export const spanWords = ({
  scheduled_date,
  scheduled_end_date,
  scheduled_starttime,
  scheduled_endtime,
}: Span): string =>
  scheduled_end_date === scheduled_date
    ? timeRange(scheduled_starttime, scheduled_endtime)
    : `${hhmm(scheduled_starttime)}–${dayAndTime(scheduled_end_date, scheduled_endtime)}`;

export const timesOf = (lesson: Span & Pick<Lesson, 'is_allday'>): string =>
  lesson.is_allday ? 'All day' : spanWords(lesson);

/** On which day the lesson would end if it began and ended then; one of several days keeps their number. */
export const endDayLike = (
  lesson: Span,
  when: { readonly date: Day; readonly start: string; readonly end: string },
): Day => {
  const usual = endDayOf(lesson.scheduled_date, hhmm(lesson.scheduled_starttime), hhmm(lesson.scheduled_endtime));
  return addDays(endDayOf(when.date, when.start, when.end), daysBetween(usual, lesson.scheduled_end_date));
};
