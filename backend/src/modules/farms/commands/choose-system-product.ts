import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SystemProductChosen } from '../events.js';
import { products } from '../lookups.js';

/** The choice is an event; the products themselves are billing's. C12 F16 */
export class ChooseSystemProduct extends barnCommand<SystemProductChosen['data']>('farms.ChooseSystemProduct') {}

@CommandHandler(ChooseSystemProduct)
export class ChooseSystemProductHandler extends BarnCommandHandler<ChooseSystemProduct> {
  async handle(barn: BarnTransaction, { use, productId }: SystemProductChosen['data']) {
    const [product] = await barn.sql<{ use: string | null }[]>`
      select system_use as use from ${products(barn.sql)} p where farm_id = ${barn.farmId} and product_id = ${productId} and is_active`;
    if (product?.use === use) return;
    if (!product || product.use) throw invalid('value', `${use}_product_id must be an active product of no other use`);
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.SystemProductChosen',
      data: { use, productId },
    } satisfies SystemProductChosen);
  }
}
