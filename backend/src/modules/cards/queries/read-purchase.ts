import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { purchaseOf, type ItemReply, type PaymentReply } from '../../billing/contracts.js';

interface Purchase {
  newpayment: PaymentReply;
  items: ItemReply[];
}

/** A recorded payment with the packages it bought. The caller has found the payment to be theirs. */
export class ReadPurchase extends barnQuery<{ paymentId: string }, Purchase>('cards.ReadPurchase') {}

@QueryHandler(ReadPurchase)
export class ReadPurchaseHandler extends BarnQueryHandler<ReadPurchase> {
  async answer(sql: Sql, { paymentId }: { paymentId: string }, { farmId, now }: Asker & { now: Date }) {
    const { payment, items } = await purchaseOf(sql, { farmId, now }, paymentId);
    return { newpayment: payment, items };
  }
}
