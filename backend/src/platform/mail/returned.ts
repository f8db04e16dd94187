import type { Sql } from '../database/connect.js';
import { redactEmails } from '../jobs/redact.js';

/** `bounced`: it reached nobody, for good; `complained`: whoever got it told their provider that they do not want it. */
export const RETURNS = ['bounced', 'complained'] as const;
export type ReturnKind = (typeof RETURNS)[number];

export interface Returned {
  mailId: string;
  kind: ReturnKind;
  /** As the mail provider says it. */
  reason: string;
}

/**
 * Of a mail that was handed over; answers with its address, in lower case, or undefined where there is nothing new: it is told already,
 * or nobody knows that mail. A complaint is the last word.
 */
export async function noteReturned(sql: Sql, farmId: string, { mailId, kind, reason, at }: Returned & { at: Date }) {
  const [line] = await sql<{ address: string }[]>`
    update mail_message set returned = ${kind}, returned_at = ${at}, returned_reason = ${redactEmails(reason)}
    where farm_id = ${farmId} and mail_id = ${mailId} and sent_at is not null and email_to <> ''
      and (returned is null or returned = 'bounced' and ${kind} = 'complained')
    returning lower(email_to) as address`;
  return line?.address;
}

/** These addresses, in lower case, work again. Answers with how many mails had said otherwise. */
export async function clearReturned(sql: Sql, farmId: string, addresses: readonly string[]) {
  const cleared = await sql`
    update mail_message set is_cleared = true
    where farm_id = ${farmId} and lower(email_to) = any(${[...addresses]}) and returned is not null and not is_cleared`;
  return cleared.count;
}
