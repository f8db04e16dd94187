import { billingErrors } from './errors.js';
import type { ProductForSale } from './product.js';
import type { CartLine } from './purchase.js';

type Offered = Pick<ProductForSale, 'productName' | 'newCustomersOnly'>;

/** Why a family does not get a price for new customers: it has bought before, or takes it twice for a rider. Staff may sell it. */
export function notForThem(
  lines: readonly Pick<CartLine, 'productId' | 'studentId'>[],
  products: ReadonlyMap<string, Offered>,
  hasBought: boolean,
) {
  const riders = new Set<string | undefined>();
  return lines.flatMap(({ productId, studentId }) => {
    const product = products.get(productId ?? '');
    if (!product?.newCustomersOnly) return [];
    if (hasBought) return [billingErrors.new_customers_only(product.productName)];
    const isFirst = !riders.has(studentId);
    riders.add(studentId);
    return isFirst ? [] : [billingErrors.new_customers_once(product.productName)];
  });
}
