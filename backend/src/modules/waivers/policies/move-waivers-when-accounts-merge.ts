import { policy } from '../../../platform/event-store/policy.js';
import type { AccountsMerged } from '../../people/contracts.js';
import { MoveWaivers } from '../commands/move-waivers.js';

export const moveWaiversWhenAccountsMerge = policy<AccountsMerged>(
  'waivers.move-waivers',
  ['people.AccountsMerged'],
  (merged, barn) =>
    barn.execute(MoveWaivers, new Map(merged.map(({ data: { mergedId, accountId } }) => [mergedId, accountId]))),
);
