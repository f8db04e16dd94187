import { policy } from '../../../platform/event-store/policy.js';
import type { RidersMerged } from '../../people/contracts.js';
import { HandOverPackages } from '../commands/hand-over-packages.js';

export const handOverPackagesWhenRidersMerge = policy<RidersMerged>(
  'billing.hand-over-packages',
  ['people.RidersMerged'],
  (merged, barn) =>
    barn.execute(HandOverPackages, new Map(merged.map(({ data: { mergedId, studentId } }) => [mergedId, studentId]))),
);
