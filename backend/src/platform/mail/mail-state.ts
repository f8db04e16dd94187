import type { Sql } from '../database/connect.js';

/** `waiting`: not handed over yet, or to be tried again; `failed`: refused for good. */
export const MAIL_STATES = ['sent', 'waiting', 'failed', 'no_address'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Of line `m` of the ledger, which may not be there yet. */
export const mailState = (sql: Sql) => sql`
  case when m.sent_at is not null then 'sent' when m.error_type = 'no_address' then 'no_address'
    when m.error_type = 'refused' then 'failed' else 'waiting' end`;
