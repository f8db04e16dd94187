import { CommandHandler } from '@nestjs/cqrs';
import { forbidden } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { ManualMethod } from '../domain/payment.js';
import type { purchaseReply } from '../queries/purchase-reply.js';
import { recordPurchase, type Cart } from '../steps/record-purchase.js';

type ManualCart = Cart & { by: ManualMethod | 'invoice' };

/** Without the card provider. The result is the whole reply, because it is stored under the idempotency key. D09 E06 */
export class PurchasePackages extends barnCommand<ManualCart, Awaited<ReturnType<typeof purchaseReply>>>(
  'billing.PurchasePackages',
) {}

@CommandHandler(PurchasePackages)
export class PurchasePackagesHandler extends BarnCommandHandler<PurchasePackages> {
  async handle(barn: BarnTransaction, cart: ManualCart) {
    // Families buy online, which follows a confirmed card payment; everything else is recorded by an administrator.
    if (barn.actor.userType !== 'ADM') throw forbidden();
    return recordPurchase(barn, { ...cart, isDiscounted: true });
  }
}
