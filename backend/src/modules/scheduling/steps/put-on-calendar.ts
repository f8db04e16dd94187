import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { WriteRemark } from '../../notes/contracts.js';
import { asScheduled } from '../domain/as-scheduled.js';
import { lessonStream } from '../domain/lesson.js';
import type { LessonTime } from '../events.js';
import type { LessonPlan } from '../domain/plan-lesson.js';

/** One stream per lesson, also in a series; where the clocks skip its time, it is moved on. F17 */
export async function putOnCalendar(
  barn: BarnTransaction,
  plan: LessonPlan,
  times: readonly LessonTime[],
  { seriesId, note, message }: { seriesId: string | null; note?: string; message?: string },
) {
  const lessonIds = times.map(() => barn.newId());
  const messageId = message && barn.actor.userType === 'STU' ? barn.newId() : null;
  const remarks = [
    ...(note ? lessonIds.map((subjectId) => ({ subjectId, text: note })) : []),
    ...(message && messageId ? [{ subjectId: messageId, text: message }] : []),
  ];
  if (remarks.length) await barn.execute(WriteRemark, { remarks });
  times.forEach((time, index) => {
    const lessonId = lessonIds[index] as string;
    barn.begin(lessonStream, lessonId, [asScheduled(plan, { time, lessonId, seriesId, messageId }, barn.newId)]);
  });
  return lessonIds;
}
