import { command } from '../../../platform/event-store/command.js';
import { newProduct, type ProductDetails } from '../domain/product.js';
import type { ProductChanged } from '../events.js';
import { productColumns } from './product-columns.js';

/** Puts something on sale. Lists show it at once; families only if it may be bought online. R162 R163 R170 */
export const addProduct = command('billing.AddProduct', async (barn, input: ProductDetails) => {
  const productId = barn.newId();
  const row = productColumns(newProduct(input));
  await barn.sql`insert into product ${barn.sql({ ...row, farm_id: barn.farmId, product_id: productId })}`;
  barn.record(`product-${productId}`, {
    type: 'billing.ProductChanged',
    data: { productId, change: 'added', fields: Object.keys(row) },
  } satisfies ProductChanged);
  return productId;
});
