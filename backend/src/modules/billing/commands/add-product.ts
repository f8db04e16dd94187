import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { newProduct } from '../domain/product.js';
import type { ProductChanged } from '../events.js';
import { Product, type ProductDetails } from '../tables/product.entity.js';

/** On sale at once; families see it only with `purchaseOnline`. R162 R163 R170 */
export class AddProduct extends barnCommand<ProductDetails, string>('billing.AddProduct') {}

@CommandHandler(AddProduct)
export class AddProductHandler extends BarnCommandHandler<AddProduct> {
  async handle(barn: BarnTransaction, details: ProductDetails) {
    const products = barn.repository(Product);
    const productId = barn.newId();
    const { values, fields } = differing(products, undefined, newProduct(details));
    await products.insert({ ...values, farmId: barn.farmId, productId });
    barn.record(`product-${productId}`, {
      type: 'billing.ProductChanged',
      data: { productId, change: 'added', fields },
    } satisfies ProductChanged);
    return productId;
  }
}
