import { BarnModule } from '../../platform/event-store/barn-module.js';
import { AddNoteHandler } from './commands/add-note.js';
import { ChangeNoteHandler, DeleteNoteHandler } from './commands/change-note.js';
import { DeleteLessonNotesHandler } from './commands/delete-lesson-notes.js';
import { WriteRemarkHandler } from './commands/write-remark.js';
import { noteEvents } from './events.js';
import { HorseNotesController } from './http/horse-notes.controller.js';
import { PersonNotesController } from './http/person-notes.controller.js';
import { ListLessonNotesHandler, ListNotesHandler } from './queries/notes.js';
import { Note } from './tables/note.entity.js';
import { Remark } from './tables/remark.entity.js';

@BarnModule({
  name: 'notes',
  entities: [Note, Remark],
  publishes: [Note, Remark],
  events: noteEvents,
  controllers: [HorseNotesController, PersonNotesController],
  handlers: [
    AddNoteHandler,
    ChangeNoteHandler,
    DeleteNoteHandler,
    DeleteLessonNotesHandler,
    WriteRemarkHandler,
    ListLessonNotesHandler,
    ListNotesHandler,
  ],
})
export class NotesModule {}
