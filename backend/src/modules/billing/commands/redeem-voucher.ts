import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { dayIn } from '../domain/days.js';
import { billingErrors } from '../domain/errors.js';
import { packageStream } from '../domain/package.js';
import { systemProductsOf } from '../domain/system-products.js';
import { decideRedemption, redeemable, voucherStream } from '../domain/voucher.js';
import { redeemer, voucherOfCode } from '../facts/vouchers.js';
import { systemProducts } from '../queries/product-facts.js';

interface Redeeming {
  /** As it was typed. */
  code: string;
  /** The account holder or a member. */
  personId: string;
  /** Whose credit it is; the first rider of the account unless told. */
  studentId?: string;
  takesExpired: boolean;
}

export interface Redeemed {
  amountMinor: number;
  /** The rider whose credit it is. */
  name: string;
}

/**
 * Whoever holds the code has its whole amount as a credit, once: commands of a barn run one after another, so of two who ask at once the
 * second is told that it was redeemed. Families redeem for their own account; none takes an expired one. C11
 */
export class RedeemVoucher extends barnCommand<Redeeming, Redeemed>('billing.RedeemVoucher') {}

@CommandHandler(RedeemVoucher)
export class RedeemVoucherHandler extends BarnCommandHandler<RedeemVoucher> {
  async handle(barn: BarnTransaction, { code, personId, studentId, takesExpired }: Redeeming) {
    const { sql, farmId, actor } = barn;
    const today = dayIn(barn.settings.timeZone, barn.now);
    const redemption = { today, takesExpired: takesExpired && actor.userType !== 'STU' };
    const [voucherId, holder, products] = await Promise.all([
      voucherOfCode(sql, farmId, code),
      redeemer(sql, { farmId, actor }, { personId, studentId }),
      systemProducts(barn).then(systemProductsOf),
    ]);
    if (!voucherId) throw billingErrors.voucher_unknown();
    const voucher = await barn.load(voucherStream, voucherId);
    const { amountMinor } = redeemable(voucher, redemption);
    if (!holder) throw billingErrors.voucher_without_rider();
    const { productId, productName } = products.credit;
    const packageId = barn.newId();
    barn.append(voucherStream, voucherId, decideRedemption(voucher, packageId, redemption));
    barn.begin(packageStream, packageId, [
      {
        type: 'billing.VoucherCredited',
        data: {
          packageId,
          studentId: holder.studentId,
          productId,
          productName,
          purchaseDate: today,
          startDate: today,
          priceMinor: -amountMinor,
          voucherId,
        },
      },
    ]);
    return { amountMinor, name: holder.name };
  }
}
