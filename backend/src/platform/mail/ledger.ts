import type { Sql } from '../database/connect.js';

/** Why a mail did not go out: `no_address` nobody to send to, `refused` by the mail server for good, `unreachable` for now. */
export type MailError = 'no_address' | 'refused' | 'unreachable';

export interface Entry {
  to: string;
  template: string;
  record: string;
  sentAt: Date | null;
  error?: { type: MailError; message: string };
}

/**
 * Takes hold of one mail until the transaction ends, and says whether it is settled already: sent, or addressed to nobody. Whoever else was
 * handed the same job waits here, and then sees what became of it.
 */
export async function takeMail(sql: Sql, farmId: string, mailId: string): Promise<{ settled: boolean }> {
  const [, rows] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${`${farmId} ${mailId}`}, 0))`,
    sql<{ settled: boolean }[]>`select sent_at is not null or error_type is not distinct from 'no_address' as settled from mail_message where farm_id = ${farmId} and mail_id = ${mailId}`,
  ]);
  return { settled: rows[0]?.settled ?? false };
}

/** The mail's line in the ledger, as the email report shows it. */
export const recordMail = (sql: Sql, farmId: string, mailId: string, { to, template, record, sentAt, error }: Entry) => sql`
  insert into mail_message (farm_id, mail_id, email_to, template_desc, message, sent_at, attempts, error_type, error_message)
  values (${farmId}, ${mailId}, ${to}, ${template}, ${record}, ${sentAt}, 1, ${error?.type ?? null}, ${error?.message ?? null})
  on conflict (farm_id, mail_id) do update set email_to = excluded.email_to, message = excluded.message, sent_at = excluded.sent_at,
    attempts = mail_message.attempts + 1, error_type = excluded.error_type, error_message = excluded.error_message`;
