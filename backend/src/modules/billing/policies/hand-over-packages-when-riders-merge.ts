import { policy } from '../../../platform/event-store/policy.js';
import { heirsOf, type RidersMerged } from '../../people/contracts.js';
import { HandOverPackages } from '../commands/hand-over-packages.js';

export const handOverPackagesWhenRidersMerge = policy<RidersMerged>(
  'billing.hand-over-packages',
  ['people.RidersMerged'],
  (merged, barn) => barn.execute(HandOverPackages, heirsOf(merged)),
);
