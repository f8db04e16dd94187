import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { WriteRemark } from '../../notes/contracts.js';
import { lessonStream, type PlannedLesson } from '../domain/lesson.js';
import type { Notice } from '../domain/notice.js';
import type { LessonEvent } from '../events.js';
import { refuseStale, type AffectedLessons, type ChangeScope } from './load-affected-lessons.js';

/** A change of lessons, and the message that may go with it. */
export interface LessonChange extends ChangeScope {
  /** Tell the people concerned; the barn's setting where nobody chose. B15 */
  notify?: boolean;
  message?: string;
}

type Decide = (lesson: PlannedLesson, notice: Notice) => LessonEvent[];
interface Decisions {
  notifyByDefault: boolean;
  chosen: Decide;
  /** For the later lessons of the series: what would be refused for one is skipped for them. */
  later: Decide;
}

/** The message is kept for the mail, and stands in front of the notes of every lesson it is about. D14 */
async function noteMessage(barn: BarnTransaction, lessonIds: readonly string[], messageId: string, message: string) {
  const inFront = lessonIds.map((subjectId) => ({ subjectId, text: message, inFront: true }));
  await barn.execute(WriteRemark, { remarks: [{ subjectId: messageId, text: message }, ...inFront] });
  for (const lessonId of lessonIds)
    barn.append(lessonStream, lessonId, [{ type: 'scheduling.LessonNoted', data: { lessonId } }]);
}

/**
 * Decides for the chosen lesson and the later ones affected, and appends what follows. Answers with the lessons that changed; a
 * change that is already true changes none, however old the view it was made on.
 */
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

/** What a command answers: the lessons that changed, or the chosen one when nothing was left to do. */
export const idsOf = (changed: readonly PlannedLesson[], chosen: PlannedLesson) =>
  changed.length ? changed.map((lesson) => lesson.lessonId) : [chosen.lessonId];
