import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { dayIn } from '../domain/days.js';
import { paymentStream, type ManualMethod } from '../domain/payment.js';
import { decideVoucherCancellation, voucherStream } from '../domain/voucher.js';

interface Cancelling {
  voucherId: string;
  /** By which way the money goes back; as it came unless told. */
  method?: ManualMethod;
}

/** A voucher that nobody redeemed: it is good for nothing any more, and today all of its money goes back to who bought it, by hand. */
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
    const today = dayIn(barn.settings.timeZone, barn.now);
    const refundId = barn.newId();
    const cancelled = decideVoucherCancellation(await barn.load(voucherStream, voucherId), refundId, today);
    if (cancelled.length === 0) return;
    barn.append(voucherStream, voucherId, cancelled);
    barn.begin(paymentStream, refundId, [
      {
        type: 'billing.VoucherRefunded',
        data: {
          paymentId: refundId,
          refundOf: paid.paymentId,
          billingPersonId: paid.billingPersonId,
          amountMinor: paid.amountMinor,
          method: method ?? paid.method,
          received: today,
        },
      },
    ]);
  }
}
