import {
  Count,
  DateOnly,
  Email,
  Filter,
  Flag,
  Id,
  IgnoredField,
  OneOf,
  RequiredText,
} from '../../../platform/http/fields.js';

class PageQuery {
  @Count({ optional: true, min: 1, max: 500 }) limit?: number;
  @Count({ optional: true }) offset?: number;
}

export class StaffNotesQuery extends PageQuery {
  @Id() person_id: string;
}

export class ClientNotesQuery extends PageQuery {
  @DateOnly({ optional: true, description: 'All notes of this day' }) dbday?: string;
  @Flag({ optional: true }) clients_only?: number;
  @Flag({ optional: true, description: 'Notes about staff instead of clients' }) staff_only?: number;
  @Id({ optional: true, description: 'Families: themselves, unless they name one of their own' }) person_id?: string;
  @Filter({ properties: { date1: { type: 'string', format: 'date' }, date2: { type: 'string', format: 'date' } } })
  dates?: { date1?: unknown; date2?: unknown };
}

export class HorseNotesQuery extends PageQuery {
  @DateOnly({ optional: true, description: 'All notes of this day' }) dbday?: string;
  @Id({ optional: true }) horse_id?: string;
  @Filter({ properties: { dbday: { type: 'string', format: 'date' } } }) filter?: { dbday?: unknown };
}

export class LessonNotesQuery {
  @Id() lesson_date_time_id: string;
}

class NewNoteInput {
  @RequiredText({ message: 'Please write a note' }) notes: string;
  @Flag({ description: 'Families write public notes' }) is_public: number;
  @Flag({ optional: true }) pin?: number;
  @Flag({ optional: true }) sendEmail?: number;
  @Email({ optional: true, description: 'Of administrators; others write to the usual address' }) emailAddress?: string;
  @IgnoredField() dates?: string;
  @IgnoredField() created_by_name?: string;
}

export class NewPersonNoteInput extends NewNoteInput {
  @Id() person_id: string;
  @OneOf(['client', 'staff'], {
    optional: true,
    description: 'What the note says of the person, where it may be either; else by what the person is',
  })
  who?: 'client' | 'staff';
}

export class NewLessonNoteInput {
  @RequiredText({ message: 'Please write a note' }) notes: string;
  @Flag() is_public: number;
  @Flag({ optional: true, description: 'Emailed to the account holder; never a private note' }) emailNote?: number;
  @Id() lesson_date_time_id: string;
  @Id({ optional: true, description: 'The rider: this, or person_id' }) student_id?: string;
  @Id({ optional: true }) person_id?: string;
  @IgnoredField() date_created_at?: string;
  @IgnoredField() time_created_at?: string;
  @IgnoredField() created_at?: string;
}

export class NewHorseNoteInput extends NewNoteInput {
  @Id() horse_id: string;
  @Id({ optional: true }) lesson_date_time_id?: string;
}

export class NoteInput {
  @Id() id: string;
}
export class NotePublicInput extends NoteInput {
  @Flag() is_public: number;
}
export class NotePinInput extends NoteInput {
  @Flag() pin: number;
}
