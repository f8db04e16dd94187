import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideNote, type NoteWish } from '../domain/decide-note.js';
import type { NoteAdded } from '../events.js';
import { Note } from '../tables/note.entity.js';
import { horseFacts, lessonIsOpen, personFacts } from '../facts/note-facts.js';

interface NewNote extends Omit<NoteWish, 'about'> {
  /** By what the person is, if it is not said. A15 */
  about?: 'client' | 'staff';
  subject: { personId: string } | { studentId: string } | { horseId: string };
  lessonId?: string;
  notes: string;
}

/** Writes a note and answers with its id. */
export class AddNote extends barnCommand<NewNote, string>('notes.AddNote') {}

@CommandHandler(AddNote)
export class AddNoteHandler extends BarnCommandHandler<AddNote> {
  async handle(barn: BarnTransaction, { about, subject, lessonId, notes, ...wish }: NewNote) {
    const { farmId, actor } = barn;
    const [facts, isOpen] = await Promise.all([
      'horseId' in subject
        ? horseFacts(barn, subject.horseId, lessonId)
        : personFacts(barn, subject, { wanted: about, lessonId }),
      lessonId ? lessonIsOpen(barn, lessonId) : true,
    ]);
    if (!isOpen) throw notFound('The lesson');
    if (!facts) throw notFound('horseId' in subject ? 'The horse' : 'The client');
    const { sendEmail, ...decided } = decideNote(actor, { ...wish, about: facts.about }, facts);
    const noteId = barn.newId();
    await barn.repository(Note).insert({
      farmId,
      noteId,
      about: facts.about,
      ...facts.subject,
      lessonId: lessonId ?? null,
      notes,
      ...decided,
      authorId: actor.personId ?? null,
      authorType: actor.userType,
      createdAt: barn.now,
    });
    const [prefix, subjectId] =
      'horseId' in facts.subject ? ['horse', facts.subject.horseId] : ['person', facts.subject.personId];
    barn.record(`${prefix}-${subjectId}`, {
      type: 'notes.NoteAdded',
      data: {
        noteId,
        about: facts.about,
        subjectId,
        lessonId: lessonId ?? null,
        isPublic: decided.isPublic,
        pin: decided.pin,
        sendEmail,
      },
    } satisfies NoteAdded);
    return noteId;
  }
}
