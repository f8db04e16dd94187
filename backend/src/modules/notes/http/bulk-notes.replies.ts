import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, Text, WallClock } from '../../../platform/http/fields.js';

class UnreachedReply {
  @Id() person_id: string;
  @Text() person_name: string;
}

export class BulkNotePreviewReply {
  @Count({ description: 'Active account holders with an email address' }) emails: number;
  @Count({ description: 'Active account holders whom no email reaches' }) without_email: number;
  @ApiProperty({ type: UnreachedReply, isArray: true, description: 'Of a session: who these are, by name' })
  unreached: UnreachedReply[];
}

export class BulkNoteWrittenReply {
  @Count({ description: 'How many are being emailed' }) emails: number;
  @Id({ description: 'By which its delivery is found' }) bulk_id: string;
}

export class BulkNoteReply {
  @Id() id: string;
  @Text({ nullable: true, description: 'Of what went to the families of a session; null of what went to all' })
  subject: string | null;
  @Text() notes: string;
  @Text({ nullable: true }) created_by_person: string | null;
  @WallClock() created_at: string;
  @Count({ description: 'To how many it goes' }) emails: number;
  @Count({ description: 'Handed over to the mail server' }) sent: number;
  @Count({ description: 'Refused by the mail server for good' }) failed: number;
  @Count({ description: 'Whoever it was for wants no notes to all' }) unwanted: number;
  @Count({ description: 'Made private before they went' }) withdrawn: number;
}

export class BulkNotesReply {
  @ApiProperty({ type: BulkNoteReply, isArray: true }) bulk_notes: BulkNoteReply[];
}

export class SupportReply {
  @Flag() success: number;
}
