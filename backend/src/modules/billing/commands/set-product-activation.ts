import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { ProductChanged } from '../events.js';

export interface SetProductActivation {
  productId: string;
  /** Undefined toggles, as the list's link does. D18 */
  active?: boolean;
}

/** Takes a product off sale or puts it back. What was bought stays valid. */
export const setProductActivation = command(
  'billing.SetProductActivation',
  async (barn, { productId, active }: SetProductActivation) => {
    const [product] = await barn.sql<
      { is_active: boolean }[]
    >`select is_active from product where farm_id = ${barn.farmId} and product_id = ${productId} and system_use is null`;
    if (!product) throw notFound('The package');
    const next = active ?? !product.is_active;
    if (next === product.is_active) return next;
    await barn.sql`update product set is_active = ${next} where farm_id = ${barn.farmId} and product_id = ${productId}`;
    barn.record(`product-${productId}`, {
      type: 'billing.ProductChanged',
      data: { productId, change: next ? 'activated' : 'inactivated', fields: ['is_active'] },
    } satisfies ProductChanged);
    return next;
  },
);
