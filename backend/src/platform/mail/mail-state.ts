import type { Fragment, Sql } from '../database/connect.js';

/**
 * Of one line of the ledger. `waiting`: not handed over yet, or to be tried again; `failed`: refused for good by the mail server;
 * `given_up`: tried for half a night; `obsolete`: when it was to be sent once more, there was nothing to say; `not_wanted`:
 * whoever it is for wants none of its kind; `bounced`, `complained`: it was handed over, and came back.
 */
export const LEDGER_STATES = [
  'sent',
  'waiting',
  'failed',
  'given_up',
  'no_address',
  'obsolete',
  'not_wanted',
  'bounced',
  'complained',
] as const;
export type LedgerState = (typeof LEDGER_STATES)[number];

/** Of a line of the ledger, which may not be there yet. */
export const ledgerState = (sql: Sql, line: Fragment = sql`m`): Fragment => sql`
  case when ${line}.sent_at is not null then coalesce(${line}.returned, 'sent')
    when ${line}.error_type = 'refused' then 'failed'
    when ${line}.error_type in ('given_up', 'no_address', 'obsolete', 'not_wanted') then ${line}.error_type
    else 'waiting' end`;

/** Where many mails are counted, `failed` is whatever did not go and will not. */
export const MAIL_STATES = ['sent', 'waiting', 'failed', 'no_address'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Of line `m` of the ledger, which may not be there yet. */
export const mailState = (sql: Sql): Fragment => sql`
  case when ${ledgerState(sql)} in ('given_up', 'obsolete', 'not_wanted', 'bounced') then 'failed'
    when ${ledgerState(sql)} = 'complained' then 'sent' else ${ledgerState(sql)} end`;
