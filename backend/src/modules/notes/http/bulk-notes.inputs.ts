import { IgnoredField, RequiredText } from '../../../platform/http/fields.js';

export class BulkNoteInput {
  @RequiredText({ message: 'Please write a note' }) notes: string;
  @IgnoredField() date_created_at?: string;
  @IgnoredField() time_created_at?: string;
  @IgnoredField() created_at?: string;
}

export class SupportInput {
  @RequiredText({ max: 200, message: 'Please write a subject' }) summary: string;
  @RequiredText({ message: 'Please write a message' }) msg: string;
}
