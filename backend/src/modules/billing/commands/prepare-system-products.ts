import { command } from '../../../platform/event-store/command.js';
import type { SystemUse } from '../domain/issue.js';
import type { ProductChanged } from '../events.js';

const NAMES: Readonly<Record<SystemUse, string>> = {
  makeup: 'Makeup lesson',
  credit: 'Credit',
  adjustment: 'Single lesson',
};
/** Only a default: what is issued carries its own dates. */
const DAYS = 30;

/** Gives a barn the three products that cancellations issue. A second time changes nothing. C12 */
export const prepareSystemProducts = command('billing.PrepareSystemProducts', async (barn) => {
  const rows = Object.entries(NAMES).map(([system_use, product_name]) => ({
    farm_id: barn.farmId,
    product_id: barn.newId(),
    product_name,
    price_minor: 0,
    product_count: 1,
    expires_in: DAYS,
    system_use,
  }));
  const added = await barn.sql<{ product_id: string }[]>`
    insert into product ${barn.sql(rows)} on conflict (farm_id, system_use) where system_use is not null do nothing returning product_id`;
  for (const { product_id: productId } of added)
    barn.record(`product-${productId}`, {
      type: 'billing.ProductChanged',
      data: { productId, change: 'added', fields: ['product_name', 'system_use'] },
    } satisfies ProductChanged);
});
