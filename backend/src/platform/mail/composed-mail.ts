import type { MailText } from './mail-text.js';
import { html } from './mail-html.js';
import { plainText } from './mail-text.js';

/** What one mail says, to whom; ready to be sent. */
export interface ComposedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom it comes from: the barn. Answers go to its own address where it has one. */
  from: string;
  replyTo: string | null;
  /** Name of the template, for the email report. */
  template: string;
  /** What the ledger keeps of it: the text, unless that holds a secret. */
  auditText: string;
}

/** A barn as its mails show it. */
export interface Sender {
  farmName: string;
  timeZone: string;
  email: string | null;
}

/** Writes one text twice, as HTML and as plain text. */
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
