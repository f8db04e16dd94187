import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notesErrors } from '../domain/errors.js';
import type { BulkNoteWritten, NoteAdded } from '../events.js';
import { bulkRecipients } from '../queries/bulk-recipients.js';
import { Note } from '../tables/note.entity.js';

/** TypeORM binds every value of a row; a statement takes 65,535. */
const AT_ONCE = 2000;

interface Written {
  bulkId: string;
  emails: number;
}

/** One public note for each active account holder with an address, all or none; their mails follow from the log. R058 F01 */
export class WriteBulkNote extends barnCommand<{ notes: string }, Written>('notes.WriteBulkNote') {}

@CommandHandler(WriteBulkNote)
export class WriteBulkNoteHandler extends BarnCommandHandler<WriteBulkNote> {
  async handle(barn: BarnTransaction, { notes }: { notes: string }) {
    const { farmId, actor, now } = barn;
    const recipients = await bulkRecipients(barn.sql, farmId);
    if (recipients.length === 0) throw notesErrors.nobody_to_write_to();
    const bulkId = barn.newId();
    const rows = recipients.map(({ person_id: personId, email }) => ({
      farmId,
      noteId: barn.newId(),
      bulkId,
      about: 'client' as const,
      personId,
      notes,
      isPublic: true,
      pin: false,
      authorId: actor.personId ?? null,
      authorType: actor.userType,
      emailTo: email,
      createdAt: now,
    }));
    for (let at = 0; at < rows.length; at += AT_ONCE) await barn.repository(Note).insert(rows.slice(at, at + AT_ONCE));
    for (const { noteId, personId: subjectId } of rows)
      barn.record(`person-${subjectId}`, {
        type: 'notes.NoteAdded',
        data: { noteId, about: 'client', subjectId, lessonId: null, isPublic: true, pin: false, sendEmail: false },
      } satisfies NoteAdded);
    barn.record(`farm-${farmId}`, {
      type: 'notes.BulkNoteWritten',
      data: { bulkId, notes: rows.length },
    } satisfies BulkNoteWritten);
    return { bulkId, emails: rows.length };
  }
}
