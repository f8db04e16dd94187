import type { MailText } from './mail-text.js';
import { html } from './mail-html.js';
import { plainText } from './mail-text.js';

export interface ComposedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  from: string;
  replyTo: string | null;
  template: string;
  /** Stored in the ledger: the text, without secrets. */
  auditText: string;
  attachment?: Attachment;
}

/** A PDF: printed from a page when the mail goes out, or as it is. */
export interface Attachment {
  fileName: string;
  content: Buffer | { page: string };
}

export interface Sender {
  farmName: string;
  timeZone: string;
  email: string | null;
}

export const composeMail = (
  template: string,
  sender: Sender,
  to: string,
  text: MailText & { secret?: boolean },
): ComposedMail => ({
  to,
  template,
  from: sender.farmName,
  replyTo: sender.email,
  subject: text.subject,
  html: html(sender, text),
  text: plainText(sender, text),
  auditText: text.secret ? text.subject : plainText(sender, text),
});
