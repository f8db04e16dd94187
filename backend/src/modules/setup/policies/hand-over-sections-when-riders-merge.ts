import { policy } from '../../../platform/event-store/policy.js';
import { heirsOf, type RidersMerged } from '../../people/contracts.js';
import { HandOverSections } from '../commands/hand-over-sections.js';

export const handOverSectionsWhenRidersMerge = policy<RidersMerged>(
  'setup.hand-over-sections',
  ['people.RidersMerged'],
  (merged, barn) => barn.execute(HandOverSections, heirsOf(merged)),
);
