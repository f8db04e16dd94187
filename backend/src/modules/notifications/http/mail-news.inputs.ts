import { Flag, ListOf, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { RETURNS, type ReturnKind } from '../../../platform/mail/returned.js';

export class ReturnedMailInput {
  @OneOf(RETURNS, { description: 'bounced: it reached nobody; complained: its reader reported it as unwanted' })
  event: ReturnKind;
  @RequiredText({ max: 500, description: 'Message-ID of the mail, as we sent it, with or without the brackets' })
  message_id: string;
  @Flag({ optional: true, description: '0: the provider tries again, and nothing is noted; 1 unless told' })
  permanent?: number;
  @Text({ optional: true, max: 2000, description: 'What the other mail server said' }) reason?: string;
}

export class MailNewsInput {
  @ListOf(() => ReturnedMailInput, { max: 100 }) mails: ReturnedMailInput[];
}
