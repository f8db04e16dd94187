import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { lessonStream } from '../domain/lesson.js';
import { notedOtherwise } from '../queries/noted-otherwise.js';
import { loadAffectedLessons, refuseStale, type ChangeScope } from '../facts/load-affected-lessons.js';

export interface LessonNote extends ChangeScope {
  /** Replaces the present note; empty deletes it. D14 */
  text: string;
}

export class NoteLesson extends barnCommand<LessonNote, string[]>('scheduling.NoteLesson') {}

@CommandHandler(NoteLesson)
export class NoteLessonHandler extends BarnCommandHandler<NoteLesson> {
  async handle(barn: BarnTransaction, { text, ...scope }: LessonNote) {
    const { chosen, later } = await loadAffectedLessons(barn, scope);
    const lessonIds = await notedOtherwise(
      barn,
      [chosen, ...later].map((lesson) => lesson.lessonId),
      text,
    );
    if (lessonIds.length === 0) return [chosen.lessonId];
    await Promise.all([
      refuseStale(barn, chosen, scope.version),
      barn.execute(WriteRemark, { remarks: lessonIds.map((subjectId) => ({ subjectId, text })) }),
    ]);
    for (const lessonId of lessonIds)
      barn.append(lessonStream, lessonId, [{ type: 'scheduling.LessonNoted', data: { lessonId } }]);
    return lessonIds;
  }
}
