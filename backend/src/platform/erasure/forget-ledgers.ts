import { anyOf } from '../database/entity-changes.js';
import type { BarnTransaction } from '../event-store/barn-transaction.js';
import { IdempotencyKey } from '../event-store/idempotency-key.entity.js';
import { forgetValues } from '../event-store/forget-values.js';
import { MailMessage } from '../mail/mail-message.entity.js';
import type { Erased } from './erased.js';

/**
 * What the platform keeps of people beside their records: what fields held, mails, and answers that are kept for repeated requests. A
 * line of the mail ledger stays without address and text, so that nothing is sent a second time.
 */
export async function forgetLedgers(barn: BarnTransaction, erased: Erased) {
  const { farmId, sql } = barn;
  const { personIds, studentIds, addresses, words } = erased;
  const ids = [...personIds, ...studentIds];
  const [mails, answers] = await Promise.all([
    sql<{ mailId: string; theirs: boolean }[]>`
      select mail_id as "mailId", lower(email_to) = any(${[...addresses]}) as theirs from mail_message
      where farm_id = ${farmId} and (lower(email_to) = any(${[...addresses]}) or message ~* ${words} or error_message ~* ${words}
        or returned_reason ~* ${words})`,
    sql<{ key: string }[]>`
      select key from idempotency_key where farm_id = ${farmId} and (result::text ~* ${words} or result::text ~ ${ids.join('|')})`,
  ]);
  const ledger = barn.repository(MailMessage);
  const those = (theirs: boolean) => ({
    farmId,
    mailId: anyOf(mails.filter((mail) => mail.theirs === theirs).map(({ mailId }) => mailId)),
  });
  await Promise.all([
    ledger.update(those(true), { emailTo: '', message: '', errorMessage: null, returnedReason: null }),
    ledger.update(those(false), { message: '', errorMessage: null, returnedReason: null }),
    barn.repository(IdempotencyKey).delete({ farmId, key: anyOf(answers.map(({ key }) => key)) }),
    forgetValues(
      barn,
      personIds.map((id) => `person-${id}`),
    ),
  ]);
}
