import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { billingErrors } from '../domain/errors.js';
import { toAmount } from '../domain/money.js';
import { hasExpired, redeemable, type Voucher } from '../domain/voucher.js';
import { typedCode } from '../domain/voucher-code.js';
import { redeemer } from '../facts/vouchers.js';
import type { VoucherOfferReply } from '../http/vouchers.replies.js';
import { barnDay } from './item-rows.js';

interface Asked {
  code: string;
  personId: string;
  studentId?: string;
}
interface Found {
  voucherId: string;
  paymentId: string;
  amountMinor: number;
  soldOn: string;
  expiryDate: string | null;
  redeemedOn: string | null;
  cancelledOn: string | null;
  today: string;
}

const standing = ({ redeemedOn, cancelledOn, ...found }: Found): Voucher => {
  if (redeemedOn !== null) return { phase: 'redeemed', redeemedOn };
  return cancelledOn === null ? { phase: 'open', ...found } : { phase: 'cancelled', cancelledOn };
};

/** What redeeming a code would give, and to whom; refused as redeeming it is, but that staff see an expired one. */
export class OfferVoucher extends barnQuery<Asked, VoucherOfferReply>('billing.OfferVoucher') {}

@QueryHandler(OfferVoucher)
export class OfferVoucherHandler extends BarnQueryHandler<OfferVoucher> {
  async answer(sql: Sql, { code, personId, studentId }: Asked, asker: Asker & { now: Date }) {
    const { farmId, actor, now } = asker;
    const [[found], holder] = await Promise.all([
      sql<Found[]>`
        select v.voucher_id as "voucherId", v.payment_id as "paymentId", v.amount_minor as "amountMinor", v.sold_on as "soldOn",
          v.expiry_date as "expiryDate", v.redeemed_on as "redeemedOn", v.cancelled_on as "cancelledOn",
          ${barnDay(sql, farmId, now)} as today
        from voucher_card card join voucher v on v.farm_id = card.farm_id and v.voucher_id = card.voucher_id
        where card.farm_id = ${farmId} and card.code = ${typedCode(code) ?? ''}`,
      redeemer(sql, asker, { personId, studentId }),
    ]);
    if (!found) throw billingErrors.voucher_unknown();
    const { today } = found;
    const open = redeemable(standing(found), { today, takesExpired: actor.userType !== 'STU' });
    if (!holder) throw billingErrors.voucher_without_rider();
    return {
      amount: toAmount(open.amountMinor),
      credit_for: holder.name,
      expiry_date: open.expiryDate,
      is_expired: hasExpired(open, today) ? 1 : 0,
    };
  }
}
