import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notesErrors } from '../domain/errors.js';
import type { BulkNoteWritten, NoteAdded } from '../events.js';
import { bulkRecipients, refuseUnknownSession, type BulkTo } from '../queries/bulk-recipients.js';
import { Note } from '../tables/note.entity.js';
import { WriteRemark } from './write-remark.js';

/** TypeORM binds every value of a row; a statement takes 65,535. */
const AT_ONCE = 2000;

interface Written {
  bulkId: string;
  emails: number;
}

interface Writing extends BulkTo {
  notes: string;
  /** Of the mails; it also stands above the note. */
  subject?: string;
}

/**
 * One public note for each active account holder with an address, of the barn or of a session, all or none; their mails follow from the
 * log. The subject is a remark by the id under which the notes were written. R058 F01
 */
export class WriteBulkNote extends barnCommand<Writing, Written>('notes.WriteBulkNote') {}

@CommandHandler(WriteBulkNote)
export class WriteBulkNoteHandler extends BarnCommandHandler<WriteBulkNote> {
  async handle(barn: BarnTransaction, { notes: text, subject: written, ...to }: Writing) {
    const { farmId, actor, now } = barn;
    const reading = { ...to, farmId, now };
    const [recipients] = await Promise.all([
      bulkRecipients(barn.sql, reading),
      refuseUnknownSession(barn.sql, reading),
    ]);
    const subject = written?.replace(/\s+/g, ' ').trim();
    const notes = subject ? `${subject}\n\n${text}` : text;
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
    if (subject) await barn.execute(WriteRemark, { remarks: [{ subjectId: bulkId, text: subject }] });
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
