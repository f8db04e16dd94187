import { policy } from '../../../platform/event-store/policy.js';
import type { FarmOpened } from '../../farms/contracts.js';
import { PrepareSystemProducts } from '../commands/prepare-system-products.js';

/** C12 */
export const prepareProductsWhenFarmOpens = policy<FarmOpened>(
  'billing.prepare-system-products',
  ['farms.FarmOpened'],
  (_, barn) => barn.execute(PrepareSystemProducts, undefined),
);
