import { notificationErrors } from './errors.js';

export interface RepeatedMail {
  readonly mailId: string;
  readonly wasSent: boolean;
  /** Its reader wants none of its kind, or did not then. */
  readonly isUnwanted: boolean;
  /** It is on its way, or what sent it once more is. */
  readonly isWaiting: boolean;
  /** By what it can be composed once more; null for mails of before that was kept. */
  readonly job: string | null;
  /** Whom it went to and what it said is erased. */
  readonly isForgotten: boolean;
  /** How often it was sent once more. */
  readonly repeated: number;
}

/**
 * Under which id a mail is sent once more: its own where it never went out, so that the tries that are left cannot double it. Throws
 * `mail_waiting`, `mail_not_wanted`, `mail_forgotten`, `mail_not_repeatable`.
 */
export function decideRepeating({
  mailId,
  wasSent,
  isUnwanted,
  isWaiting,
  job,
  isForgotten,
  repeated,
}: RepeatedMail): string {
  if (isWaiting) throw notificationErrors.mail_waiting();
  if (isUnwanted) throw notificationErrors.mail_not_wanted();
  if (isForgotten) throw notificationErrors.mail_forgotten();
  if (!job) throw notificationErrors.mail_not_repeatable();
  return wasSent ? `${mailId}-again-${repeated + 1}` : mailId;
}
