import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { dayIn } from '../domain/days.js';
import { sumOf } from '../domain/money-back.js';
import { paymentStream, wayBack, type ManualMethod } from '../domain/payment.js';
import { billingErrors } from '../domain/errors.js';
import { fundsOf } from '../facts/funds.js';
import { decideVoucherCancellation, voucherStream } from '../domain/voucher.js';

interface Cancelling {
  voucherId: string;
  /** By which way the money goes back; as it came unless told. */
  method?: ManualMethod | 'card';
}

/**
 * A voucher that nobody redeemed: it is good for nothing any more, and today what is left of its money goes back to who bought it, by hand,
 * or by a job to the card that paid it. The card's fee is not given back. Throws `voucher_not_by_card`.
 */
export class CancelVoucher extends barnCommand<Cancelling>('billing.CancelVoucher') {}

@CommandHandler(CancelVoucher)
export class CancelVoucherHandler extends BarnCommandHandler<CancelVoucher> {
  async handle(barn: BarnTransaction, { voucherId, method }: Cancelling) {
    const [paid] = await barn.sql<
      { paymentId: string; billingPersonId: string; amountMinor: number; method: string }[]
    >`
      select pay.payment_id as "paymentId", pay.billing_person_id as "billingPersonId", v.amount_minor as "amountMinor",
        pay.payment_method as method
      from voucher v join payment pay on pay.farm_id = v.farm_id and pay.payment_id = v.payment_id
      where v.farm_id = ${barn.farmId} and v.voucher_id = ${voucherId}`;
    if (!paid) throw notFound('The voucher');
    const way = method ?? wayBack(paid.method);
    if (way === 'card' && wayBack(paid.method) !== 'card') throw billingErrors.voucher_not_by_card();
    const today = dayIn(barn.settings.timeZone, barn.now);
    const refundId = barn.newId();
    const cancelled = decideVoucherCancellation(await barn.load(voucherStream, voucherId), refundId, today);
    if (cancelled.length === 0) return;
    const funds = (await fundsOf(barn.sql, barn.farmId, barn.sql`(${paid.paymentId}::uuid)`)).get(paid.paymentId);
    const leftMinor = funds ? sumOf(funds.came) - sumOf(funds.gone) : paid.amountMinor;
    barn.append(voucherStream, voucherId, cancelled);
    barn.begin(paymentStream, refundId, [
      {
        type: 'billing.VoucherRefunded',
        data: {
          paymentId: refundId,
          refundOf: paid.paymentId,
          billingPersonId: paid.billingPersonId,
          amountMinor: Math.max(0, Math.min(paid.amountMinor, leftMinor)),
          method: way,
          received: today,
        },
      },
    ]);
  }
}
