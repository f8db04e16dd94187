import { CommandHandler } from '@nestjs/cqrs';
import { isProof } from '../../../platform/auth/form-stamps.js';
import { verdictOnForm } from '../../../platform/strangers/strangers-form.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { dayIn } from '../domain/days.js';
import { billingErrors } from '../domain/errors.js';
import { checkVoucherAmount, sellsVouchers, usualExpiry, voucherFee, voucherTerms } from '../domain/voucher-terms.js';
import { VoucherOrder } from '../tables/voucher-order.entity.js';
import { VoucherStamps } from '../voucher-stamps.js';

/** Of one barn, vouchers that nobody has paid for yet: more are bots. */
const MOST_UNPAID = 300;

interface Form {
  stamp: string;
  proof: string;
  /** A field that people do not see has something in it. */
  isTrapped: boolean;
  wanted: Pick<VoucherOrder, 'amountMinor' | 'firstName' | 'lastName' | 'email' | 'givenTo' | 'message'>;
}

/** What it costs by card, before anything is paid; minor units. */
export interface OrderedVoucher {
  amountMinor: number;
  feeMinor: number;
  currency: string;
  /** Null: it does not expire. */
  expiryDate: string | null;
}

const REFUSALS = {
  forged: billingErrors.voucher_form_forged,
  old: billingErrors.voucher_form_old,
  quick: billingErrors.voucher_form_quick,
  unproven: billingErrors.voucher_unproven,
};

/** A stranger fills in the form; nothing is paid yet. The same form again is the same order, as it was written first. */
export class OrderVoucher extends barnCommand<Form, OrderedVoucher>('billing.OrderVoucher') {}

@CommandHandler(OrderVoucher)
export class OrderVoucherHandler extends BarnCommandHandler<OrderVoucher> {
  constructor(private readonly stamps: VoucherStamps) {
    super();
  }

  async handle(barn: BarnTransaction, { stamp, proof, isTrapped, wanted }: Form) {
    const { farmId, sql, now, settings } = barn;
    if (!sellsVouchers(settings)) throw billingErrors.vouchers_off();
    checkVoucherAmount(voucherTerms(settings), wanted.amountMinor);
    const form = this.stamps.read(farmId, stamp);
    const orders = barn.repository(VoucherOrder);
    const [known, [{ unpaid, isSold }]] = await Promise.all([
      form ? orders.findOneBy({ farmId, orderId: form.id }) : null,
      sql<[{ unpaid: number; isSold: boolean }]>`
        select (select count(*)::int from voucher_order where farm_id = ${farmId}) as unpaid,
          exists (select from voucher where farm_id = ${farmId} and voucher_id = ${form?.id ?? null}::uuid) as "isSold"`,
    ]);
    if (isSold) throw billingErrors.voucher_order_over();
    const verdict = verdictOnForm(
      { isTrapped, handedOutAt: form?.handedOutAt, isProven: isProof(stamp, proof), isKnown: known !== null },
      now,
    );
    const order = known ?? { ...wanted, expiryDate: usualExpiry(settings, dayIn(settings.timeZone, now)) };
    const { amountMinor, expiryDate } = order;
    const said = { amountMinor, feeMinor: voucherFee(settings, amountMinor), currency: settings.currency, expiryDate };
    if (verdict === 'trapped' || verdict === 'known') return said;
    if (verdict !== 'good') throw REFUSALS[verdict]();
    if (!form) throw REFUSALS.forged();
    if (unpaid >= MOST_UNPAID) throw billingErrors.too_many_vouchers();
    await orders.insert({ ...wanted, expiryDate, farmId, orderId: form.id, isBegun: false, createdAt: now });
    return said;
  }
}
