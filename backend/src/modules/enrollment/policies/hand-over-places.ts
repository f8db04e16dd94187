import { policy } from '../../../platform/event-store/policy.js';
import { heirsOf, type RidersMerged } from '../../people/contracts.js';
import { HandOverPlaces } from '../commands/hand-over-places.js';

export const handOverPlaces = policy<RidersMerged>(
  'enrollment.hand-over-places',
  ['people.RidersMerged'],
  (merged, barn) => barn.execute(HandOverPlaces, heirsOf(merged)),
);
