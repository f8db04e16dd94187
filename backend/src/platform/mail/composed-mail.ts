import type { Job } from '../jobs/job-type.js';
import { html } from './mail-html.js';
import { buttonsOf, plainText, type Foot, type MailText } from './mail-text.js';

/** What somebody who gets mails does not want. */
export interface Wishes {
  personId: string;
  /** Kinds of mails. */
  refused: readonly string[];
}

/** Of a mail that its reader may want no more of. */
export interface Optional {
  kind: string;
  /** How whoever reads it says so. */
  leaving(personId: string): Leaving;
}
export interface Leaving {
  /** Stands under the mail's text, and opens a page that asks before it changes anything. */
  foot: Foot;
  /** For mail programs, which post to it when somebody presses their button (RFC 8058). */
  oneClick: string;
}

/** Somebody else who gets a mail, each by a job and a line of the ledger of their own. */
export interface Copy {
  /** Who it is: no address, because it stands in queues. */
  id: string;
  personId: string;
  email: string;
  wishes?: Wishes;
}

/** `email` is empty where there is nobody to write to. */
export interface Recipient {
  email: string;
  wishes?: Wishes;
  copies?: readonly Copy[];
}

/** The same in a line, for a locked screen: first names, days and times, and nothing that only its reader may see. */
export interface News {
  title: string;
  body: string;
  /** Of the page that it opens. */
  path: string;
  /** The newer of two about the same takes the place of the older. */
  about: string;
  /** When nobody needs to hear of it any more. */
  until: Date;
}

export interface ComposedMail {
  to: string;
  /** Of whom it goes to. */
  wishes?: Wishes;
  copies?: readonly Copy[];
  optional?: Optional;
  /** Its reader wants none of its kind: it is kept in the ledger, and goes to nobody. */
  isRefused?: boolean;
  oneClick?: string;
  /** The same, with how to get no more of them under it. */
  footed(foot: Foot): Pick<ComposedMail, 'html' | 'text'>;
  subject: string;
  html: string;
  text: string;
  from: string;
  replyTo: string | null;
  template: string;
  /** Stored in the ledger: the text, without secrets. */
  auditText: string;
  attachments?: readonly Attachment[];
  news?: News;
  /** Asked for with the first mail, whatever becomes of it; `id` is the ledger's. */
  beside?(told: { id: string; job: string; data: object }): readonly Job[];
}

/** A PDF, printed from a page when the mail goes out (and finished then) or as it is; or a CSV. */
export interface Attachment {
  fileName: string;
  content: Buffer | { page: string; finish?: (pdf: Buffer) => Promise<Buffer> } | { csv: string };
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
  ...(typeof to === 'string'
    ? { to }
    : { to: to.email, ...(to.wishes && { wishes: to.wishes }), ...(to.copies?.length && { copies: to.copies }) }),
  template,
  from: sender.farmName,
  replyTo: sender.email,
  subject: text.subject,
  html: html(sender, text),
  text: plainText(sender, text),
  footed: (foot) => ({ html: html(sender, { ...text, foot }), text: plainText(sender, { ...text, foot }) }),
  auditText: text.secret ? text.subject : plainText(sender, audited(text)),
});

/** Links that open or do something without signing in stand in the mail alone. */
function audited({ button, buttons, ...text }: MailText): MailText {
  return { ...text, answers: [], buttons: buttonsOf({ button, buttons }).filter(({ isKey }) => !isKey) };
}

/** For whoever it goes to in the end: not wanted, or with the way to get no more of its kind. */
export function asWished(mail: ComposedMail): ComposedMail {
  const { optional, wishes } = mail;
  if (!optional || !wishes) return mail;
  if (wishes.refused.includes(optional.kind)) return { ...mail, isRefused: true };
  const { foot, oneClick } = optional.leaving(wishes.personId);
  return { ...mail, ...mail.footed(foot), oneClick };
}
