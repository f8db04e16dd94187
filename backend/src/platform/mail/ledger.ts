import type { Sql } from '../database/connect.js';
import type { ComposedMail } from './composed-mail.js';

/**
 * `refused`: permanently, `unreachable`: for now, by the mail server, `given_up`: so often that nobody tries any more; `interrupted`: the
 * process ended, outcome unknown; `obsolete`: when it was to be sent again, there was nothing to say any more; `not_wanted`: whoever it is
 * for wants no mails of this kind.
 */
export type MailError =
  | 'no_address'
  | 'refused'
  | 'unreachable'
  | 'given_up'
  | 'interrupted'
  | 'obsolete'
  | 'not_wanted';

/** By what a mail can be composed once more. */
export interface MailCause {
  readonly job: string;
  /** Ids, never names or addresses. */
  readonly data: object;
}

export interface Outcome {
  mailId: string;
  sentAt: Date | null;
  /** `isAddress`: the mail server takes nothing for this address. */
  error?: { type: MailError; message: string; isAddress?: boolean };
}

/** `held` by another worker; `settled`: sent, without recipient, or not wanted. */
export type Lease = 'granted' | 'held' | 'settled';

/** Longer than any hand-over: the holder of an expired lease has ended. */
const LEASE = '40 seconds';
const INTERRUPTED = 'The server stopped while the mail was being handed over; whether it went out is not known.';
const NOTHING_TO_SAY = 'There was nothing to say any more: what it was about is over, changed or erased.';
const NOBODY = 'There is no active account with an email address.';
const UNWANTED = 'Whoever has this address wants no mails of this kind.';

const beforehand = ({ to, isRefused }: ComposedMail): { error_type: MailError; error_message: string } => {
  if (!to) return { error_type: 'no_address', error_message: NOBODY };
  if (isRefused) return { error_type: 'not_wanted', error_message: UNWANTED };
  return { error_type: 'interrupted', error_message: INTERRUPTED };
};

/** Attempts are recorded beforehand, as `interrupted` until the outcome is stored. Results are in the order of `mails`. */
export async function leaseMails(
  sql: Sql,
  farmId: string,
  mails: readonly { id: string; mail: ComposedMail; cause?: MailCause }[],
): Promise<Lease[]> {
  if (mails.length === 0) return [];
  const lines = [
    ...new Map(
      mails.map(({ id, cause, mail }) => [
        id,
        {
          mail_id: id,
          email_to: mail.to,
          template_desc: mail.template,
          message: mail.auditText,
          ...beforehand(mail),
          job: cause?.job ?? null,
          data: cause?.data ?? null,
        },
      ]),
    ).values(),
  ];
  const [won, settled] = await Promise.all([
    sql<{ mail_id: string }[]>`
      insert into mail_message (farm_id, mail_id, email_to, template_desc, message, attempts, error_type, error_message, held_until,
        created_at, job, data)
      select ${farmId}, mail_id, email_to, template_desc, message, 1, error_type, error_message, clock_timestamp() + ${LEASE}::interval,
        statement_timestamp(), job, data
      from jsonb_to_recordset(${sql.json(lines)})
        as line(mail_id text, email_to text, template_desc text, message text, error_type text, error_message text,
          job text, data jsonb)
      on conflict (farm_id, mail_id) do update set email_to = excluded.email_to, message = excluded.message,
        attempts = mail_message.attempts + 1,
        error_type = excluded.error_type, error_message = excluded.error_message, held_until = excluded.held_until,
        job = coalesce(excluded.job, mail_message.job), data = coalesce(excluded.data, mail_message.data)
        where mail_message.sent_at is null and coalesce(mail_message.error_type, '') not in ('no_address', 'not_wanted')
          and coalesce(mail_message.held_until < excluded.created_at, true)
      returning mail_id`,
    sql<{ mail_id: string }[]>`
      select mail_id from mail_message where farm_id = ${farmId} and mail_id = any(${lines.map((line) => line.mail_id)})
        and (sent_at is not null or error_type in ('no_address', 'not_wanted'))`,
  ]);
  const [free, done] = [new Set(won.map((line) => line.mail_id)), new Set(settled.map((line) => line.mail_id))];
  // Of several requests for one mail in a group, the first wins.
  return mails.map(({ id }) => (done.has(id) ? 'settled' : free.delete(id) ? 'granted' : 'held'));
}

/** A mail that was to be sent again has nothing to say any more. */
export const noteObsolete = (sql: Sql, farmId: string, mailId: string) => sql`
  update mail_message set error_type = 'obsolete', error_message = ${NOTHING_TO_SAY}, held_until = null
  where farm_id = ${farmId} and mail_id = ${mailId} and sent_at is null`;

const lineOf = ({ mailId, sentAt, error }: Outcome) => ({
  mail_id: mailId,
  sent_at: sentAt,
  error_type: error?.type ?? null,
  error_message: error?.message ?? null,
  is_address: error?.isAddress ?? false,
});

export const noteOutcomes = (sql: Sql, farmId: string, outcomes: readonly Outcome[]) => sql`
  update mail_message m
  set sent_at = line.sent_at, error_type = line.error_type, error_message = line.error_message, held_until = null,
    returned = case when line.is_address then 'bounced' end,
    returned_at = case when line.is_address then statement_timestamp() end,
    returned_reason = case when line.is_address then line.error_message end, is_cleared = false
  from jsonb_to_recordset(${sql.json(outcomes.map(lineOf))})
    as line(mail_id text, sent_at timestamptz, error_type text, error_message text, is_address boolean)
  where m.farm_id = ${farmId} and m.mail_id = line.mail_id`;
