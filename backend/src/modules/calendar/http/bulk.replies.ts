import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { LessonPreviewReply } from '../../enrollment/contracts.js';
import { MAIL_STATES, type MailState } from '../../../platform/mail/mail-state.js';

const STATES = ['running', 'done', 'reverting', 'reverted'] as const;

export class BulkRecipientReply {
  @Text({ description: 'The rider, or the member of the staff' }) name: string;
  @Flag() is_staff: number;
  @Flag({ description: 'Without one, no mail can go' }) has_address: number;
}

/** Every rider of every lesson counts in exactly one of the counts from `get_back` on. */
export class BulkPreviewReply extends LessonPreviewReply {
  @Count({ description: 'Cancelled already, and left as they are' }) skipped: number;
  @Count({ description: 'Mails, if people are told' }) mails: number;
  @Count({ description: 'People who would be told, had they an address' }) without_address: number;
  @ApiProperty({
    type: BulkRecipientReply,
    isArray: true,
    description: 'Whom they are for: the first hundred with an address, and the first hundred without',
  })
  recipients: BulkRecipientReply[];
}

export class SkippedLessonReply {
  @Id() lesson_date_time_id: string;
  @OneOf(['cancelled', 'gone']) because: 'cancelled' | 'gone';
}

export class RunMailReply {
  @Text() name: string;
  @Flag() is_staff: number;
  @OneOf(MAIL_STATES) state: MailState;
}

export class BulkRunReply {
  @Id() id: string;
  @OneOf(['cancel', 'delete']) kind: 'cancel' | 'delete';
  @OneOf(STATES) state: (typeof STATES)[number];
  @Text({ nullable: true, description: 'What is said when all of it is done' }) success: string | null;
  @Count({ description: 'Lessons asked for' }) total: number;
  @Count({ description: 'Lessons done' }) done: number;
  @Count({ description: 'Lessons taken back' }) reverted: number;
  @Count({ description: 'Riders whose cancellation stands although the run was taken back' }) riders_kept: number;
  @ApiProperty({ type: SkippedLessonReply, isArray: true }) skipped: SkippedLessonReply[];
  @Text({ nullable: true, description: 'The instant until which it can be undone, ISO 8601; null if it cannot' })
  undo_until: string | null;
  @ApiProperty({ type: RunMailReply, isArray: true, description: 'One for each mail that it leads to' })
  mails: RunMailReply[];
}
