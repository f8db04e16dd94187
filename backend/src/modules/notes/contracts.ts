/** For other modules. Tables to join stand under `publishes` in notes.module.ts; a remark's `subject_id` is what it is about. */
export type { BulkNoteWritten, NoteAdded, NoteChanged, NoteDeleted, SupportAsked } from './events.js';
export { AddNote } from './commands/add-note.js';
export { DeleteLessonNotes } from './commands/delete-lesson-notes.js';
export { ForgetNotesOf } from './commands/forget-people.js';
export { WriteRemark, type RemarkText } from './commands/write-remark.js';
export { bulkMailId } from './queries/bulk-notes.js';
export { pinnedNotes } from './queries/pinned-notes.js';
/** Answered by the modules above. */
export * as askedByNotes from './lookups.js';
