import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, OneOf, Text, WallClock } from '../../../platform/http/fields.js';
import { NOTE_SUBJECTS, type NoteSubject } from '../domain/note-access.js';

export class NoteReply {
  @Id() id: string;
  @OneOf(NOTE_SUBJECTS) about: NoteSubject;
  @Id({ nullable: true }) person_id: string | null;
  @Text({ nullable: true }) person_name: string | null;
  @Id({ nullable: true }) horse_id: string | null;
  @Text({ nullable: true }) horse_name: string | null;
  @Text() notes: string;
  @Flag() pin: number;
  @Flag() is_public: number;
  @Id({ nullable: true }) lesson_date_time_id: string | null;
  @Text({ nullable: true }) lesson_name: string | null;
  @DateOnly({ nullable: true }) scheduled_date: string | null;
  @Text({ nullable: true }) created_by_person: string | null;
  @Text({ nullable: true }) created_by_name: string | null;
  @Flag({ description: 'Written by a family, for the barn' }) for_admin: number;
  @WallClock() created_at: string;
}

class NotesReply {
  @ApiProperty({ type: NoteReply, isArray: true }) notes: NoteReply[];
}
export class LessonNotesReply extends NotesReply {
  @Flag({ description: 'The caller may add public notes here' }) can_add: number;
  @Flag({ description: 'The caller may add private notes here' }) can_add_private: number;
}
export class NotePageReply extends LessonNotesReply {
  @Count({ description: 'Of all pages' }) size: number;
  @Text({ nullable: true, description: 'Where a note is emailed to; null: to the barn, or nowhere' })
  usual_email: string | null;
  @Flag({ description: 'The caller may write another address' }) can_change_email: number;
}
export class ClientNotesReply extends NotePageReply {
  @ApiProperty({ type: NoteReply, isArray: true, description: 'As notes' }) data: NoteReply[];
}
export class OneNoteReply {
  @ApiProperty({ type: NoteReply }) note: NoteReply;
}
export class NoteDeletedReply {
  @Id() id: string;
}
