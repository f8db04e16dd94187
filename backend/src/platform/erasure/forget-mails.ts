import type { BarnTransaction } from '../event-store/barn-transaction.js';

/**
 * Whom mails went to and what they said is forgotten, of all whose ids in the ledger begin so; the lines stay, so that nothing is sent
 * again.
 */
export const forgetMails = ({ farmId, sql }: BarnTransaction, beginnings: readonly string[]) => sql`
  update mail_message set email_to = '', message = '', error_message = null, returned_reason = null
  where farm_id = ${farmId} and (email_to <> '' or message <> '')
    and mail_id ^@ any(${[...beginnings]}::text[])`;
