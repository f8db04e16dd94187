import { randomBytes } from 'node:crypto';
import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { dayIn } from '../domain/days.js';
import { paymentStream, receive, type ManualMethod } from '../domain/payment.js';
import { decideSale, voucherStream } from '../domain/voucher.js';
import { CODE_BYTES, codeOf } from '../domain/voucher-code.js';
import { accountHolder } from '../facts/purchase-facts.js';
import { VoucherCard } from '../tables/voucher-card.entity.js';

interface Sale {
  accountHolderId: string;
  amountMinor: number;
  method: ManualMethod;
  received?: string;
  reference: string | null;
  /** Null: it does not expire. */
  expiryDate: string | null;
  givenTo?: string;
  givenBy?: string;
}

/**
 * A gift voucher is sold for money by hand. The payment is the buyer's, has no tax and buys nothing else; the code and the names are kept
 * beside the log. Answers with the voucher's id.
 */
export class SellVoucher extends barnCommand<Sale, string>('billing.SellVoucher') {}

@CommandHandler(SellVoucher)
export class SellVoucherHandler extends BarnCommandHandler<SellVoucher> {
  async handle(barn: BarnTransaction, { amountMinor, expiryDate, method, reference, ...sale }: Sale) {
    const today = dayIn(barn.settings.timeZone, barn.now);
    const [voucherId, paymentId, received] = [barn.newId(), barn.newId(), sale.received ?? today];
    const sold = decideSale({ voucherId, paymentId, amountMinor, soldOn: received, expiryDate }, today);
    const billingPersonId = await accountHolder(barn, sale.accountHolderId);
    if (billingPersonId === undefined) throw invalid('account_holder_id', 'account_holder_id is required');
    const totals = { subtotalMinor: amountMinor, taxMinor: 0, feeMinor: 0, totalMinor: amountMinor };
    await barn.repository(VoucherCard).insert({
      farmId: barn.farmId,
      voucherId,
      code: codeOf(randomBytes(CODE_BYTES)),
      givenTo: sale.givenTo || null,
      givenBy: sale.givenBy || null,
    });
    barn.begin(paymentStream, paymentId, [
      receive({ paymentId, billingPersonId, received }, totals, { method, reference, isQuickpay: false }),
    ]);
    barn.begin(voucherStream, voucherId, sold);
    return voucherId;
  }
}
