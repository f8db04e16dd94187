import { ApiProperty } from '@nestjs/swagger';
import { MAIL_STATES, type MailState } from '../../../platform/mail/mail-state.js';
import { Count, DateOnly, Flag, Id, ListOf, Money, OneOf, Text } from '../../../platform/http/fields.js';

const names = (description: string) => ApiProperty({ type: String, isArray: true, description });

class RemindedReply {
  @Count({ description: 'That get a mail each' }) families: number;
  @Count({ description: 'That these mails name' }) invoices: number;
  @Money({ description: 'Open on these invoices' }) outstanding: number;
  @names('Account holders without an address, or inactive: they get none') without_address: string[];
  @names('Account holders whose reminders staff have put on hold') on_hold: string[];
  @names('Account holders who got a reminder earlier on this day') reminded_today: string[];
}

export class ReminderPreviewReply extends RemindedReply {
  @Count({ description: 'Accounts without an open invoice' }) nothing_open: number;
}

export class NextRemindersReply extends RemindedReply {
  @Flag({ description: '0: nobody is reminded; the rest says what would happen' }) is_on: number;
  @Flag({ description: '1: at least one reminder has its day' }) has_steps: number;
  @DateOnly({ description: 'Of the next round' }) day: string;
}

export class RemindReply {
  @Id({ nullable: true, description: 'By which its mails are followed; null: nobody gets one' }) run_id: string | null;
  @Count({ description: 'That get a mail each' }) families: number;
  @Count({ description: 'That these mails name' }) invoices: number;
}

class ReminderMailReply {
  @Text({ description: 'The account holder’s' }) name: string;
  @OneOf(MAIL_STATES) state: MailState;
}

export class ReminderRunReply {
  @ListOf(() => ReminderMailReply) mails: ReminderMailReply[];
}

export class HeldRemindersReply {
  @Flag() reminders_on_hold: number;
}
