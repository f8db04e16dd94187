import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { WriteRemark } from '../../notes/contracts.js';
import { lessonStream, type PlannedLesson } from '../domain/lesson.js';
import type { Notice } from '../domain/notice.js';
import type { LessonEvent } from '../events.js';
import { refuseStale, type AffectedLessons, type ChangeScope } from '../facts/load-affected-lessons.js';

export interface LessonChange extends ChangeScope {
  /** Default: the barn's setting. B15 */
  notify?: boolean;
  message?: string;
}

type Decide = (lesson: PlannedLesson, notice: Notice) => LessonEvent[];
interface Decisions {
  notifyByDefault: boolean;
  chosen: Decide;
  /** For the later lessons of the series: skips those for which the chosen one would be refused. */
  later: Decide;
}

/** Stored for the mail, and prepended to the notes of all lessons concerned. D14 */
export async function noteMessage(
  barn: BarnTransaction,
  lessonIds: readonly string[],
  messageId: string,
  message: string,
) {
  const inFront = lessonIds.map((subjectId) => ({ subjectId, text: message, inFront: true }));
  await barn.execute(WriteRemark, { remarks: [{ subjectId: messageId, text: message }, ...inFront] });
  for (const lessonId of lessonIds)
    barn.append(lessonStream, lessonId, [{ type: 'scheduling.LessonNoted', data: { lessonId } }]);
}

/** Answers with the lessons that changed. A change that is already true changes none, even on a stale version. */
export async function changeLessons(
  barn: BarnTransaction,
  { chosen, later }: Pick<AffectedLessons, 'chosen' | 'later'>,
  change: LessonChange,
  decisions: Decisions,
): Promise<PlannedLesson[]> {
  const messageId = change.message ? barn.newId() : null;
  const notice = { notify: change.notify ?? decisions.notifyByDefault, messageId };
  const decided = [
    { lesson: chosen, events: decisions.chosen(chosen, notice) },
    ...later.map((lesson) => ({ lesson, events: decisions.later(lesson, notice) })),
  ];
  const changed = decided.filter(({ events }) => events.length > 0);
  if (changed.length === 0) return [];
  await refuseStale(barn, chosen, change.version);
  for (const { lesson, events } of changed) barn.append(lessonStream, lesson.lessonId, events);
  if (messageId && change.message)
    await noteMessage(
      barn,
      changed.map(({ lesson }) => lesson.lessonId),
      messageId,
      change.message,
    );
  return changed.map(({ lesson }) => lesson);
}

export const idsOf = (changed: readonly PlannedLesson[], chosen: PlannedLesson) =>
  changed.length ? changed.map((lesson) => lesson.lessonId) : [chosen.lessonId];
