import { policy } from '../../../platform/event-store/policy.js';
import type { RidersMerged } from '../../people/contracts.js';
import { HandOverMailWishes } from '../commands/hand-over-mail-wishes.js';

/** The record that stays may get the address of the other one. Of accounts that merge, everybody keeps their own wishes. */
export const handOverWishesWhenRidersMerge = policy<RidersMerged>(
  'notifications.HandOverWishesWhenRidersMerge',
  ['people.RidersMerged'],
  (events, barn) =>
    barn.execute(
      HandOverMailWishes,
      events.map(({ data: { personId, mergedPersonId } }) => ({ personId, mergedPersonId })),
    ),
);
