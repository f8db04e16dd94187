import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { isOpen, packageStream } from '../domain/package.js';
import { decideRenewal } from '../domain/renewal.js';
import { renewalFacts } from '../facts/renewal-facts.js';
import { recordPurchase } from '../steps/record-purchase.js';

/** Issues the next package with an unpaid invoice when its day has come; no card is charged. Sent again, it does nothing. R164 E11 */
export class RenewPackage extends barnCommand<{ packageId: string }>('billing.RenewPackage') {}

@CommandHandler(RenewPackage)
export class RenewPackageHandler extends BarnCommandHandler<RenewPackage> {
  async handle(barn: BarnTransaction, { packageId }: { packageId: string }) {
    const held = await barn.load(packageStream, packageId);
    if (!isOpen(held)) return;
    const decided = decideRenewal(held, await renewalFacts(barn, held));
    if (decided.kind === 'none') return;
    if (decided.kind === 'ended') {
      barn.append(packageStream, packageId, [decided.event]);
      return;
    }
    const { items, payment } = await recordPurchase(barn, { lines: [decided.line], by: 'invoice' });
    const data = { packageId, studentId: held.studentId, renewedBy: items[0]?.id ?? '', paymentId: payment.id };
    barn.append(packageStream, packageId, [{ type: 'billing.PackageRenewed', data }]);
  }
}
