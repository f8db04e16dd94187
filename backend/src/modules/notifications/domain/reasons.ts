import type { StoredEvent } from '../../../platform/event-store/event.js';
import type { StudentCancelled } from '../../enrollment/contracts.js';
import type { LessonCancelled } from '../../scheduling/contracts.js';

export type Cancelling = StoredEvent<StudentCancelled | LessonCancelled>;

export const isLessonCancelled = (event: Cancelling): event is StoredEvent<LessonCancelled> =>
  event.type === 'scheduling.LessonCancelled';
export const isPlaceCancelled = (event: Cancelling): event is StoredEvent<StudentCancelled> =>
  event.type === 'enrollment.StudentCancelled';

/** Reason codes by command; null if only a place was cancelled. R127 */
export function reasonsOf(events: readonly Cancelling[]) {
  const reasons = new Map(
    events
      .filter(isLessonCancelled)
      .map(({ metadata, data }) => [`${metadata.commandId} ${data.lessonId}`, data.reason] as const),
  );
  return (commandId: string, lessonId: string) => reasons.get(`${commandId} ${lessonId}`) ?? null;
}
