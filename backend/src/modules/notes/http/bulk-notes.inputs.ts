import { Flag, Id, IgnoredField, RequiredText, Text } from '../../../platform/http/fields.js';

export class BulkNoteQuery {
  @Id({ optional: true, description: 'Only to the families of this session: of its registered riders' })
  series_id?: string;
  @Flag({ optional: true, description: '1: of a session, also of riders who wait for staff’s answer' })
  with_pending?: number;
  @Flag({ optional: true, description: '1: of a session, also of riders on its waiting list' }) with_waiting?: number;
}

export class BulkNoteInput extends BulkNoteQuery {
  @Text({ optional: true, max: 200, description: 'Of the mails; needed where they go to a session' }) subject?: string;
  @RequiredText({ message: 'Please write a note' }) notes: string;
  @IgnoredField() date_created_at?: string;
  @IgnoredField() time_created_at?: string;
  @IgnoredField() created_at?: string;
}

export class SupportInput {
  @RequiredText({ max: 200, message: 'Please write a subject' }) summary: string;
  @RequiredText({ message: 'Please write a message' }) msg: string;
}
