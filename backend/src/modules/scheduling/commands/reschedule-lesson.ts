import { command } from '../../../platform/event-store/command.js';
import { invalid, refuse } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import {
  endOf,
  lengthOf,
  lessonTime,
  LONGEST_DAYS,
  minutesBetween,
  shifted,
  startOf,
  type WallTime,
} from '../domain/lesson-time.js';
import type { PlannedLesson } from '../domain/lesson.js';
import { seriesStream, type Series } from '../domain/series-stream.js';
import { describeSeries } from '../domain/series.js';
import type { LessonEvent, LessonTime, SeriesEvent } from '../events.js';
import { changeLessons, idsOf, type Change, type Notice } from './change-lessons.js';
import { lessonsInReach } from './lessons-in-reach.js';

export interface RescheduleLesson extends Change {
  start: WallTime;
  /** The lesson keeps its length where no end is given. */
  end?: WallTime;
}
interface Shift {
  start: number;
  end: number;
}

const isSame = (a: LessonTime, b: LessonTime) =>
  a.date === b.date && a.startTime === b.startTime && a.endDate === b.endDate && a.endTime === b.endTime;

/** How far both ends of a lesson move on the wall clock. */
export function shiftTo(
  { time }: Pick<PlannedLesson, 'time'>,
  { start, end }: Pick<RescheduleLesson, 'start' | 'end'>,
): Shift {
  const moved = minutesBetween(startOf(time), start);
  const wanted = end && lessonTime(start, end, time.isAllday);
  if (!wanted) return { start: moved, end: moved };
  if (lengthOf(wanted) <= 0) throw invalid('end', 'end date must be after start date');
  if (lengthOf(wanted) > LONGEST_DAYS * 24 * 60) throw invalid('end', `An event lasts at most ${LONGEST_DAYS} days.`);
  return { start: moved, end: minutesBetween(endOf(time), endOf(wanted)) };
}

/** Moves a lesson; its students stay scheduled. Doing it twice does nothing the second time. C20 */
export function move(lesson: PlannedLesson, by: Shift, timeZone: string, notice: Notice): LessonEvent[] {
  if (lesson.phase === 'cancelled') throw refuse('already_cancelled', 'Lesson has already been cancelled');
  const stretched = shifted(lesson.time, by);
  const time = lengthOf(stretched) > 0 ? stretched : shifted(lesson.time, { start: by.start, end: by.start });
  if (isSame(lesson.time, time)) return [];
  const from = { date: lesson.time.date, startTime: lesson.time.startTime };
  return [
    { type: 'scheduling.LessonRescheduled', data: { ...time, lessonId: lesson.lessonId, timeZone, from, ...notice } },
  ];
}

/** The series says how it repeats from now on. */
export function moveSeries(
  series: Series,
  seriesId: string,
  moved: readonly PlannedLesson[],
  by: Shift,
): SeriesEvent[] {
  const [first, last] = [moved[0], moved.at(-1)].map((lesson) => lesson && shifted(lesson.time, by));
  if (!first || !last || series.phase !== 'planned') return [];
  const description = describeSeries({
    ...series,
    firstDate: first.date,
    startTime: first.startTime,
    lastDate: last.date,
  });
  return description === series.description
    ? []
    : [{ type: 'scheduling.SeriesMoved', data: { seriesId, description, lastDate: last.date } }];
}

/** Moves a lesson, and the later ones of its series by the same distance if asked; cancelled ones stay where they were. F18 */
export const rescheduleLesson = command('scheduling.RescheduleLesson', async (barn, input: RescheduleLesson) => {
  const reach = await lessonsInReach(barn, input);
  const by = shiftTo(reach.chosen, input);
  const decide = (lesson: PlannedLesson, notice: Notice) => move(lesson, by, barn.settings.timeZone, notice);
  const changed = await changeLessons(barn, reach, input, {
    notifyByDefault: enabled(barn.settings, 'send_notifications'),
    chosen: decide,
    later: (lesson, notice) => (lesson.phase === 'cancelled' ? [] : decide(lesson, notice)),
  });
  if (input.applyToFuture && reach.chosen.seriesId)
    barn.append(seriesStream, reach.chosen.seriesId, moveSeries(reach.series, reach.chosen.seriesId, changed, by));
  return idsOf(changed, reach.chosen);
});
