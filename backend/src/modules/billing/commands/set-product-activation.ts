import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { ProductChanged } from '../events.js';
import { ownProduct } from '../queries/product-facts.js';
import { Product } from '../tables/product.entity.js';

interface Activation {
  productId: string;
  /** Undefined toggles, as the list's link does. D18 */
  active?: boolean;
}

export class SetProductActivation extends barnCommand<Activation, boolean>('billing.SetProductActivation') {}

@CommandHandler(SetProductActivation)
export class SetProductActivationHandler extends BarnCommandHandler<SetProductActivation> {
  async handle(barn: BarnTransaction, { productId, active }: Activation) {
    const product = await ownProduct(barn, productId);
    if (!product) throw notFound('The package', 'id');
    const next = active ?? !product.isActive;
    if (next === product.isActive) return next;
    await barn.repository(Product).update({ farmId: barn.farmId, productId }, { isActive: next });
    barn.record(`product-${productId}`, {
      type: 'billing.ProductChanged',
      data: { productId, change: next ? 'activated' : 'inactivated', fields: ['is_active'] },
    } satisfies ProductChanged);
    return next;
  }
}
