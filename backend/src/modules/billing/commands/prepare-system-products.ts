import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { missingSystemProducts } from '../domain/system-products.js';
import type { ProductChanged } from '../events.js';
import { systemProducts } from '../queries/product-facts.js';
import { Product } from '../tables/product.entity.js';

/** The three products that cancellations issue. Idempotent. C12 */
export class PrepareSystemProducts extends barnCommand<void>('billing.PrepareSystemProducts') {}

@CommandHandler(PrepareSystemProducts)
export class PrepareSystemProductsHandler extends BarnCommandHandler<PrepareSystemProducts> {
  async handle(barn: BarnTransaction) {
    const missing = missingSystemProducts(await systemProducts(barn)).map((product) => ({
      ...product,
      farmId: barn.farmId,
      productId: barn.newId(),
    }));
    if (missing.length === 0) return;
    await barn.repository(Product).insert(missing);
    for (const { productId } of missing)
      barn.record(`product-${productId}`, {
        type: 'billing.ProductChanged',
        data: { productId, change: 'added', fields: ['product_name', 'system_use'] },
      } satisfies ProductChanged);
  }
}
