import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { NoteSubject } from '../domain/note-access.js';
import type { NoteChanged, NoteDeleted } from '../events.js';
import { isReadable } from '../queries/readable-notes.js';
import { Note } from '../tables/note.entity.js';

interface Which {
  noteId: string;
  /** A note about something else is not found. */
  among: readonly NoteSubject[];
}
interface Known {
  about: NoteSubject;
  subject_id: string;
  is_public: boolean;
  pin: boolean;
}

/** A note that the caller cannot read is not found. */
async function find({ sql, farmId, actor }: BarnTransaction, { noteId, among }: Which) {
  const [known] = await sql<Known[]>`
    select n.about, coalesce(n.person_id, n.horse_id) as subject_id, n.is_public, n.pin
    from note n left join person p on p.farm_id = n.farm_id and p.person_id = n.person_id
    where n.farm_id = ${farmId} and n.note_id = ${noteId} and n.about = any(${[...among]}) and ${isReadable(sql, actor)}`;
  if (!known) throw notFound('The note');
  const { about, subject_id: subjectId } = known;
  const stream = `${about === 'horse' ? 'horse' : 'person'}-${subjectId}`;
  return { ...known, stream, data: { noteId, about, subjectId } };
}

interface Change {
  isPublic?: boolean;
  pin?: boolean;
}

/** No event if nothing changes. R055 */
export class ChangeNote extends barnCommand<Which & Change, string>('notes.ChangeNote') {}

@CommandHandler(ChangeNote)
export class ChangeNoteHandler extends BarnCommandHandler<ChangeNote> {
  async handle(barn: BarnTransaction, { isPublic, pin, ...which }: Which & Change) {
    const { noteId } = which;
    const { stream, data, ...known } = await find(barn, which);
    const changes: NoteChanged['data']['change'][] = [
      ...(isPublic === undefined || isPublic === known.is_public
        ? []
        : ([isPublic ? 'made public' : 'made private'] as const)),
      ...(pin === undefined || pin === known.pin ? [] : ([pin ? 'pinned' : 'unpinned'] as const)),
    ];
    if (!changes.length) return noteId;
    await barn.repository(Note).update({ farmId: barn.farmId, noteId }, { isPublic, pin });
    for (const change of changes)
      barn.record(stream, { type: 'notes.NoteChanged', data: { ...data, change } } satisfies NoteChanged);
    return noteId;
  }
}

/** The text is gone for good. */
export class DeleteNote extends barnCommand<Which, string>('notes.DeleteNote') {}

@CommandHandler(DeleteNote)
export class DeleteNoteHandler extends BarnCommandHandler<DeleteNote> {
  async handle(barn: BarnTransaction, which: Which) {
    const { noteId } = which;
    const { stream, data } = await find(barn, which);
    await barn.repository(Note).delete({ farmId: barn.farmId, noteId });
    barn.record(stream, { type: 'notes.NoteDeleted', data } satisfies NoteDeleted);
    return noteId;
  }
}
