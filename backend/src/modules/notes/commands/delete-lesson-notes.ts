import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { NoteSubject } from '../domain/note-access.js';
import type { NoteDeleted } from '../events.js';
import { Remark } from '../tables/remark.entity.js';

interface Gone {
  note_id: string;
  about: NoteSubject;
  subject_id: string;
}

/** What was written about lessons, and about their riders and horses from them. C23 */
export class DeleteLessonNotes extends barnCommand<readonly string[]>('notes.DeleteLessonNotes') {}

@CommandHandler(DeleteLessonNotes)
export class DeleteLessonNotesHandler extends BarnCommandHandler<DeleteLessonNotes> {
  async handle(barn: BarnTransaction, lessonIds: readonly string[]) {
    const { farmId, sql } = barn;
    const [gone] = await Promise.all([
      sql<Gone[]>`
        delete from note where farm_id = ${farmId} and lesson_id = any(${[...lessonIds]}::uuid[])
        returning note_id, about, coalesce(person_id, horse_id) as subject_id`,
      barn.repository(Remark).delete({ farmId, subjectId: anyOf([...lessonIds]) }),
    ]);
    for (const { note_id: noteId, about, subject_id: subjectId } of gone)
      barn.record(`${about === 'horse' ? 'horse' : 'person'}-${subjectId}`, {
        type: 'notes.NoteDeleted',
        data: { noteId, about, subjectId },
      } satisfies NoteDeleted);
  }
}
