import { policy } from '../../../platform/event-store/policy.js';
import type { SystemProductChosen } from '../../farms/contracts.js';
import { AppointSystemProduct } from '../commands/appoint-system-product.js';

export const appointTheChosenProduct = policy<SystemProductChosen>(
  'billing.AppointTheChosenProduct',
  ['farms.SystemProductChosen'],
  async (events, barn) => {
    for (const { data } of events) await barn.execute(AppointSystemProduct, data);
  },
);
