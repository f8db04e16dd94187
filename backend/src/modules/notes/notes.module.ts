import { noteAnswers } from './answers.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { AddNoteHandler } from './commands/add-note.js';
import { AskSupportHandler } from './commands/ask-support.js';
import { ChangeNoteHandler, DeleteNoteHandler } from './commands/change-note.js';
import { DeleteLessonNotesHandler } from './commands/delete-lesson-notes.js';
import { ForgetNotesOfHandler } from './commands/forget-people.js';
import { MoveNotesHandler } from './commands/move-notes.js';
import { WriteBulkNoteHandler } from './commands/write-bulk-note.js';
import { WriteRemarkHandler } from './commands/write-remark.js';
import { noteEvents } from './events.js';
import { BulkNotesController } from './http/bulk-notes.controller.js';
import { HorseNotesController } from './http/horse-notes.controller.js';
import { PersonNotesController } from './http/person-notes.controller.js';
import { moveNotesWhenPeopleMerge } from './policies/move-notes-when-people-merge.js';
import { ListBulkNotesHandler } from './queries/bulk-notes.js';
import { PreviewBulkNoteHandler } from './queries/bulk-recipients.js';
import { ListLessonNotesHandler, ListNotesHandler } from './queries/notes.js';
import { Note } from './tables/note.entity.js';
import { Remark } from './tables/remark.entity.js';

@BarnModule({
  name: 'notes',
  entities: [Note, Remark],
  publishes: [Note, Remark],
  answers: noteAnswers,
  events: noteEvents,
  policies: [moveNotesWhenPeopleMerge],
  controllers: [BulkNotesController, HorseNotesController, PersonNotesController],
  handlers: [
    AddNoteHandler,
    AskSupportHandler,
    ChangeNoteHandler,
    DeleteNoteHandler,
    DeleteLessonNotesHandler,
    ForgetNotesOfHandler,
    MoveNotesHandler,
    WriteBulkNoteHandler,
    WriteRemarkHandler,
    ListBulkNotesHandler,
    ListLessonNotesHandler,
    ListNotesHandler,
    PreviewBulkNoteHandler,
  ],
})
export class NotesModule {}
