import { invalid } from '../../../platform/errors/refusal.js';
import type { LessonEvent, LessonTime, SeriesEvent } from '../events.js';
import { schedulingErrors } from './errors.js';
import {
  endOf,
  lengthOf,
  lessonTime,
  LONGEST_DAYS,
  minutesBetween,
  onTheClock,
  shifted,
  startOf,
  type WallTime,
} from './lesson-time.js';
import type { Lesson, PlannedLesson } from './lesson.js';
import type { Notice } from './notice.js';
import type { Series } from './series-stream.js';
import { describeSeries } from './series.js';

export interface NewTime {
  start: WallTime;
  end?: WallTime;
}
/** Minutes of local time. */
export interface Shift {
  start: number;
  end: number;
}

const isSame = (a: LessonTime, b: LessonTime) =>
  a.date === b.date && a.startTime === b.startTime && a.endDate === b.endDate && a.endTime === b.endTime;

export function shiftTo({ time }: Pick<PlannedLesson, 'time'>, { start, end }: NewTime): Shift {
  const moved = minutesBetween(startOf(time), start);
  const wanted = end && lessonTime(start, end, time.isAllday);
  if (!wanted) return { start: moved, end: moved };
  if (lengthOf(wanted) <= 0) throw invalid('end', 'end date must be after start date');
  if (lengthOf(wanted) > LONGEST_DAYS * 24 * 60) throw invalid('end', `An event lasts at most ${LONGEST_DAYS} days.`);
  return { start: moved, end: minutesBetween(endOf(time), endOf(wanted)) };
}

/** One that would end before it begins keeps its length. */
export function movedBy(time: LessonTime, by: Shift): LessonTime {
  const stretched = shifted(time, by);
  return lengthOf(stretched) > 0 ? stretched : shifted(time, { start: by.start, end: by.start });
}

/** Students stay scheduled; a lesson whose time the clocks skip moves on. Idempotent. C20 */
export function decideMove(lesson: PlannedLesson, by: Shift, timeZone: string, notice: Notice): LessonEvent[] {
  if (lesson.phase === 'cancelled') throw schedulingErrors.lesson_cancelled();
  const time = onTheClock(movedBy(lesson.time, by), timeZone);
  if (isSame(lesson.time, time)) return [];
  const from = { date: lesson.time.date, startTime: lesson.time.startTime };
  return [
    { type: 'scheduling.LessonRescheduled', data: { ...time, lessonId: lesson.lessonId, timeZone, from, ...notice } },
  ];
}

/** The same time of day in another zone. B12 */
export function decideZone(lesson: Lesson, timeZone: string): LessonEvent[] {
  if (lesson.phase === 'none') return [];
  const { lessonId } = lesson;
  const from = { date: lesson.time.date, startTime: lesson.time.startTime };
  const time = onTheClock(lesson.time, timeZone);
  const data = { ...time, lessonId, timeZone, from, notify: false, messageId: null };
  return [{ type: 'scheduling.LessonRescheduled', data }];
}

/** New recurrence of the moved lessons; `moved` is ordered and has their former times. Earlier lessons keep the old one. R083 */
export function decideSeriesMove(
  series: Series,
  seriesId: string,
  moved: readonly PlannedLesson[],
  by: Shift,
): SeriesEvent[] {
  const [first, last] = [moved[0], moved.at(-1)].map((lesson) => lesson && shifted(lesson.time, by));
  if (!first || !last || by.start === 0 || series.phase !== 'planned') return [];
  const description = describeSeries({
    ...series,
    firstDate: first.date,
    startTime: first.startTime,
    lastDate: last.date,
  });
  const lessonIds = moved.map(({ lessonId }) => lessonId);
  return [{ type: 'scheduling.SeriesMoved', data: { seriesId, description, lastDate: last.date, lessonIds } }];
}
