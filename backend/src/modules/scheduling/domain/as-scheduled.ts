import type { LessonScheduled, LessonTime } from '../events.js';
import { onTheClock } from './lesson-time.js';
import type { LessonPlan } from './plan-lesson.js';

type Placed = Pick<LessonScheduled['data'], 'lessonId' | 'seriesId' | 'messageId'> & { time: LessonTime };

/** What is planned, at a time; where the clocks skip that, it is moved on. F17 */
export const asScheduled = (plan: LessonPlan, { time, ...placed }: Placed, newId: () => string): LessonScheduled => ({
  type: 'scheduling.LessonScheduled',
  data: {
    ...plan,
    ...onTheClock(time, plan.timeZone),
    ...placed,
    extraStaff: plan.extraStaff.map((extra) => ({ id: newId(), ...extra })),
  },
});
