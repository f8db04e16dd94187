import { html } from './mail-html.js';
import { buttonsOf, plainText, type MailText } from './mail-text.js';

/** Somebody else who gets a mail, each by a job and a line of the ledger of their own. */
export interface Copy {
  /** Who it is: no address, because it stands in queues. */
  id: string;
  email: string;
}

/** `email` is empty where there is nobody to write to. */
export interface Recipient {
  email: string;
  copies?: readonly Copy[];
}

export interface ComposedMail {
  to: string;
  copies?: readonly Copy[];
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
  to: string | Recipient,
  text: MailText & { secret?: boolean },
): ComposedMail => ({
  ...(typeof to === 'string' ? { to } : { to: to.email, ...(to.copies?.length && { copies: to.copies }) }),
  template,
  from: sender.farmName,
  replyTo: sender.email,
  subject: text.subject,
  html: html(sender, text),
  text: plainText(sender, text),
  auditText: text.secret ? text.subject : plainText(sender, audited(text)),
});

/** Links that open or do something without signing in stand in the mail alone. */
function audited({ button, buttons, ...text }: MailText): MailText {
  return { ...text, answers: [], buttons: buttonsOf({ button, buttons }).filter(({ isKey }) => !isKey) };
}
