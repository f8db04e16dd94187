import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, OneOf, Text, WallClock } from '../../../platform/http/fields.js';
import { LEDGER_STATES, type LedgerState } from '../../../platform/mail/mail-state.js';

export class MailRowReply {
  @Text({ max: 300, description: 'By which it is sent once more' }) mail_id: string;
  @Text() kind: string;
  @Text({ description: 'Empty: there was no address, or it was erased' }) email_to: string;
  @Id({ nullable: true, description: 'Who has this address now' }) person_id: string | null;
  @Text({ nullable: true }) person_name: string | null;
  @Flag({ description: 'That is a client, else one of the staff' }) is_client: number;
  @WallClock({ description: "By the barn's clock" }) created_at: string;
  @WallClock({ nullable: true }) sent_at: string | null;
  @OneOf(LEDGER_STATES) state: LedgerState;
  @Count({ description: 'How often it was tried' }) attempts: number;
  @Text({ nullable: true, description: 'Why it was not sent, not yet, or came back' }) reason: string | null;
  @Text({ description: 'What it said; the subject alone where it held a secret' }) text: string;
  @Flag({ description: 'It repeats another one' }) repeated: number;
  @Flag({ description: 'It can be sent once more' }) can_repeat: number;
}

export class MailTroublesReply {
  @Count({ description: 'Refused, given up, or bounced' }) failed: number;
  @Count() waiting: number;
  @Count() no_address: number;
}

export class MailsReply {
  @ApiProperty({ type: MailRowReply, isArray: true, description: 'The newest first' }) mails: MailRowReply[];
  @Count({ description: 'How many there are of those asked for' }) size: number;
  @ApiProperty({ type: MailTroublesReply, description: 'Of the last seven days' }) lately: MailTroublesReply;
  @ApiProperty({ type: String, isArray: true, description: 'Every kind of mail that there is' }) kinds: string[];
}

export class MailRepeatedReply {
  @Text({ max: 300, description: 'Of the mail that goes out' }) mail_id: string;
}

export class AddressClearedReply {
  @Id() person_id: string;
}
