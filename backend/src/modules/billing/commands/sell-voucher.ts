import { randomBytes } from 'node:crypto';
import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { dayIn } from '../domain/days.js';
import { paymentStream, receive, type PaymentMethod } from '../domain/payment.js';
import { decideSale, voucherStream } from '../domain/voucher.js';
import { CODE_BYTES, codeOf } from '../domain/voucher-code.js';
import { accountHolder } from '../facts/purchase-facts.js';
import type { VoucherMailed } from '../voucher-events.js';
import { VoucherCard } from '../tables/voucher-card.entity.js';

interface Sale {
  accountHolderId: string;
  amountMinor: number;
  method: PaymentMethod;
  received?: string;
  reference: string | null;
  /** Null: it does not expire. */
  expiryDate: string | null;
  givenTo?: string;
  givenBy?: string;
  message?: string;
  /** What paying by card costs besides; minor units. */
  feeMinor?: number;
  /** By what the voucher and its money are known already. */
  voucherId?: string;
  paymentId?: string;
  /** It goes to who bought it by mail. */
  isMailed?: boolean;
}

/**
 * A gift voucher is sold. The payment is the buyer's, has no tax and buys nothing else; the code, names and words are kept beside the
 * log. Answers with the voucher's id.
 */
export class SellVoucher extends barnCommand<Sale, string>('billing.SellVoucher') {}

@CommandHandler(SellVoucher)
export class SellVoucherHandler extends BarnCommandHandler<SellVoucher> {
  async handle(barn: BarnTransaction, { amountMinor, expiryDate, method, reference, ...sale }: Sale) {
    const today = dayIn(barn.settings.timeZone, barn.now);
    const { feeMinor = 0, voucherId = barn.newId(), paymentId = barn.newId(), received = today } = sale;
    const sold = decideSale({ voucherId, paymentId, amountMinor, soldOn: received, expiryDate }, today);
    const billingPersonId = await accountHolder(barn, sale.accountHolderId);
    if (billingPersonId === undefined) throw invalid('account_holder_id', 'account_holder_id is required');
    const totals = { subtotalMinor: amountMinor, taxMinor: 0, feeMinor, totalMinor: amountMinor + feeMinor };
    await barn.repository(VoucherCard).insert({
      farmId: barn.farmId,
      voucherId,
      code: codeOf(randomBytes(CODE_BYTES)),
      givenTo: sale.givenTo || null,
      givenBy: sale.givenBy || null,
      message: sale.message || null,
    });
    barn.begin(paymentStream, paymentId, [
      receive({ paymentId, billingPersonId, received }, totals, { method, reference, isQuickpay: false }),
    ]);
    const mailed: VoucherMailed[] = sale.isMailed ? [{ type: 'billing.VoucherMailed', data: { voucherId } }] : [];
    barn.begin(voucherStream, voucherId, [...sold, ...mailed]);
    return voucherId;
  }
}
