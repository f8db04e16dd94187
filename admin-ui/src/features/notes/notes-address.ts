import type { NoteKind } from '@/data/requests/notes';

/** Where notes stand on the page of a record, and where one is added. */
export const notesAt = (home: string) => `${home}/notes`;
export const addNoteAt = (home: string, isPublic: boolean, kind: NoteKind) => `${home}/addNote/${isPublic}/${kind}`;
