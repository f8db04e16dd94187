import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

interface ToReturn {
  accountId: string;
  intentId: string;
  amountMinor: number;
  /** How often it has come back from the card. */
  tries: number;
}

/** Not on its way yet. */
const isToGive = (sql: Sql, paymentId: string) => sql`not exists (
  select from card_refund given
  where given.farm_id = c.farm_id and given.payment_id = ${paymentId} and given.state <> 'failed')`;
const triesOf = (sql: Sql, paymentId: string) => sql`
  (select count(*)::int from card_refund given where given.farm_id = c.farm_id and given.payment_id = ${paymentId}) as tries`;

/** The card payment that a refund gives back of; undefined where the money came otherwise, or the refund still waits. C09 */
export class FindRefundedCard extends barnQuery<{ refundId: string }, ToReturn | undefined>('cards.FindRefundedCard') {}

@QueryHandler(FindRefundedCard)
export class FindRefundedCardHandler extends BarnQueryHandler<FindRefundedCard> {
  async answer(sql: Sql, { refundId }: { refundId: string }, { farmId }: Asker) {
    const [found] = await sql<ToReturn[]>`
      select c.account_id as "accountId", c.intent_id as "intentId", -r.total_minor as "amountMinor",
        ${triesOf(sql, refundId)}
      from payment r join card_payment c on c.farm_id = r.farm_id and r.refund_of in (c.payment_id, c.invoice_id)
      where r.farm_id = ${farmId} and r.payment_id = ${refundId} and r.refund_state = 'done'
        and r.payment_method = 'card' and r.total_minor < 0 and c.state = 'received' and ${isToGive(sql, refundId)}
      -- Of several that paid an invoice in parts, the one with most left of it.
      order by c.amount_minor - (select coalesce(sum(given.amount_minor), 0) from card_refund given
        where given.farm_id = c.farm_id and given.intent_id = c.intent_id and given.state <> 'failed') desc, c.payment_id
      limit 1`;
    return found;
  }
}

/** Paid for nothing, and not given back yet. */
export class FindUnneededCard extends barnQuery<{ paymentId: string }, ToReturn | undefined>(
  'cards.FindUnneededCard',
) {}

@QueryHandler(FindUnneededCard)
export class FindUnneededCardHandler extends BarnQueryHandler<FindUnneededCard> {
  async answer(sql: Sql, { paymentId }: { paymentId: string }, { farmId }: Asker) {
    const [found] = await sql<ToReturn[]>`
      select account_id as "accountId", intent_id as "intentId", amount_minor as "amountMinor",
        ${triesOf(sql, paymentId)}
      from card_payment c
      where farm_id = ${farmId} and payment_id = ${paymentId} and state = 'returning' and ${isToGive(sql, paymentId)}`;
    return found;
  }
}
