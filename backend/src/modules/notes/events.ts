import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { NoteSubject } from './domain/note-access.js';

interface Subject {
  noteId: string;
  about: NoteSubject;
  /** A person, or a horse. */
  subjectId: string;
}

/** `sendEmail`: the author wants it emailed. Text and address stay in the table, where they can be erased. */
export type NoteAdded = DomainEvent<
  'notes.NoteAdded',
  Subject & { lessonId: string | null; isPublic: boolean; pin: boolean; sendEmail: boolean }
>;
export type NoteChanged = DomainEvent<
  'notes.NoteChanged',
  Subject & { change: 'made public' | 'made private' | 'pinned' | 'unpinned' }
>;
export type NoteDeleted = DomainEvent<'notes.NoteDeleted', Subject>;

/** One public note for each active account holder with an address, of the barn or of a session, which are emailed one by one. R058 */
export type BulkNoteWritten = DomainEvent<'notes.BulkNoteWritten', { bulkId: string; notes: number }>;
/** Subject and text stand in remarks, where they can be erased. */
export type SupportAsked = DomainEvent<'notes.SupportAsked', { messageId: string }>;

/** All notes about one person, when two records of somebody became one. */
export type NotesMoved = DomainEvent<'notes.NotesMoved', { fromId: string; subjectId: string; notes: number }>;

export type NoteEvent = NotesMoved | NoteAdded | NoteChanged | NoteDeleted | BulkNoteWritten | SupportAsked;

const about: Subject = {
  noteId: '01930000-0000-7000-8000-000000000001',
  about: 'client',
  subjectId: '01930000-0000-7000-8000-000000000002',
};

export const noteEvents: EventCatalogue<NoteEvent> = {
  'notes.NoteAdded': {
    version: 1,
    meaning: 'Somebody wrote a note about a client, a member of the staff or a horse.',
    example: { ...about, lessonId: null, isPublic: true, pin: false, sendEmail: false },
  },
  'notes.NoteChanged': {
    version: 1,
    meaning: 'A note was made public or private, pinned or unpinned.',
    example: { ...about, change: 'pinned' },
  },
  'notes.NoteDeleted': {
    version: 1,
    meaning: 'A note was deleted, and its text with it.',
    example: about,
  },
  'notes.NotesMoved': {
    version: 1,
    meaning: 'Notes about somebody who stood there twice came to the record that stays.',
    example: { fromId: '01930000-0000-7000-8000-000000000005', subjectId: about.subjectId, notes: 3 },
  },
  'notes.BulkNoteWritten': {
    version: 1,
    meaning: 'One note was written to all active account holders, or to those of a session, and is emailed to each.',
    example: { bulkId: '01930000-0000-7000-8000-000000000003', notes: 42 },
  },
  'notes.SupportAsked': {
    version: 1,
    meaning: 'An administrator wrote to the support of the product.',
    example: { messageId: '01930000-0000-7000-8000-000000000004' },
  },
};
