import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { checkDetails, type ProductDetails } from '../domain/product.js';
import type { ProductChanged } from '../events.js';
import { productColumns } from './product-columns.js';

export type EditProduct = ProductDetails & { productId: string };

const same = (stored: unknown, given: unknown) =>
  typeof given === 'number' && stored !== null ? Number(stored) === given : stored === given;

/** Changes what is sold from now on; packages already bought keep their own price, count and dates. */
export const editProduct = command('billing.EditProduct', async (barn, { productId, ...details }: EditProduct) => {
  checkDetails(details);
  const [current] = await barn.sql<
    Record<string, unknown>[]
  >`select * from product where farm_id = ${barn.farmId} and product_id = ${productId} and system_use is null`;
  if (!current) throw notFound('The package');
  const changed = Object.entries(productColumns(details)).filter(([column, value]) => !same(current[column], value));
  if (changed.length === 0) return productId;
  await barn.sql`update product set ${barn.sql(Object.fromEntries(changed))} where farm_id = ${barn.farmId} and product_id = ${productId}`;
  barn.record(`product-${productId}`, {
    type: 'billing.ProductChanged',
    data: { productId, change: 'edited', fields: changed.map(([column]) => column) },
  } satisfies ProductChanged);
  return productId;
});
