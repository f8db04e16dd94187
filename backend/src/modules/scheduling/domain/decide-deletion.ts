import type { LessonDeleted, SeriesResized } from '../events.js';
import type { PlannedLesson } from './lesson.js';
import type { Series } from './series-stream.js';
import { describeSeries } from './series.js';

/** A lesson of a series as its row has it; `rhythm` is null where it repeats as the series says. */
export interface LessonInSeries {
  lessonId: string;
  seriesId: string;
  date: string;
  startTime: string;
  rhythm: string | null;
}

/** Of a lesson that was cancelled its staff know already. */
export const decideDeletion = (lesson: PlannedLesson, notify: boolean): LessonDeleted => {
  const { lessonId, title, time, locationId, phase } = lesson;
  const wasCancelled = phase === 'cancelled';
  return {
    type: 'scheduling.LessonDeleted',
    data: {
      ...time,
      lessonId,
      title,
      locationId,
      staffIds: staffOf(lesson),
      wasCancelled,
      notify: notify && !wasCancelled,
    },
  };
};

const staffOf = ({ instructorId, extraStaff }: PlannedLesson) => [
  ...new Set([...(instructorId ? [instructorId] : []), ...extraStaff.map((extra) => extra.instructorId)]),
];

/** Whether a series ends on another day; `lessons` are those it has afterwards, in order. Those that repeat like the last say so. */
export function decideEnd(series: Series, lessons: readonly LessonInSeries[], lastDate: string): SeriesResized[] {
  const last = lessons.at(-1);
  if (!last || series.phase !== 'planned' || last.date === lastDate) return [];
  const { seriesId, date, startTime, rhythm } = last;
  const description = describeSeries({ ...series, firstDate: date, startTime, lastDate: date });
  const alike = lessons.filter((lesson) => lesson.rhythm === rhythm).map(({ lessonId }) => lessonId);
  const lessonIds = rhythm === null ? null : alike;
  return [{ type: 'scheduling.SeriesResized', data: { seriesId, description, lastDate: date, lessonIds } }];
}
