import { policy } from '../../../platform/event-store/policy.js';
import type { RidersMerged } from '../../people/contracts.js';
import { MoveCovers } from '../commands/move-covers.js';

export const moveCoversWhenRidersMerge = policy<RidersMerged>(
  'waivers.move-covers',
  ['people.RidersMerged'],
  (merged, barn) =>
    barn.execute(
      MoveCovers,
      new Map(merged.map(({ data: { mergedPersonId, personId } }) => [mergedPersonId, personId])),
    ),
);
