import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { dayIn } from '../domain/days.js';
import { NO_FUNDS, partOf } from '../domain/money-back.js';
import { paymentStream } from '../domain/payment.js';
import { fundsOf } from '../facts/funds.js';

export interface Withdrawal {
  /** The payment, or the invoice that it paid. */
  refundOf: string;
  billingPersonId: string;
  amountMinor: number;
  method: 'card' | 'dispute';
  /** The provider's name of it. */
  reference: string;
}

/** Money that the provider says has gone; what is more than price and tax is of the fee. Answers with the id of the new row. */
export async function withdrawMoney(
  barn: BarnTransaction,
  { amountMinor, ...withdrawal }: Withdrawal,
): Promise<string> {
  const { refundOf } = withdrawal;
  const { came, gone } =
    (await fundsOf(barn.sql, barn.farmId, barn.sql`(${refundOf}::uuid)`)).get(refundOf) ?? NO_FUNDS;
  const back = partOf(amountMinor, came, gone);
  const paymentId = barn.newId();
  const feeMinor = amountMinor - back.subtotalMinor - back.taxMinor;
  const received = dayIn(barn.settings.timeZone, barn.now);
  barn.begin(paymentStream, paymentId, [
    { type: 'billing.MoneyWithdrawn', data: { ...withdrawal, ...back, feeMinor, paymentId, received } },
  ]);
  return paymentId;
}

/** A refund that did not arrive waits again; what the provider took for itself is as if it had never gone. */
export async function reverseRefund(barn: BarnTransaction, paymentId: string) {
  const { phase } = await barn.load(paymentStream, paymentId);
  if (phase !== 'refund' && phase !== 'taken') return;
  barn.append(paymentStream, paymentId, [{ type: 'billing.RefundReversed', data: { paymentId } }]);
}
