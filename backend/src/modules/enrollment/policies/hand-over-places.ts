import { policy } from '../../../platform/event-store/policy.js';
import type { RidersMerged } from '../../people/contracts.js';
import { HandOverPlaces } from '../commands/hand-over-places.js';

export const handOverPlaces = policy<RidersMerged>(
  'enrollment.hand-over-places',
  ['people.RidersMerged'],
  (merged, barn) =>
    barn.execute(HandOverPlaces, new Map(merged.map(({ data: { mergedId, studentId } }) => [mergedId, studentId]))),
);
