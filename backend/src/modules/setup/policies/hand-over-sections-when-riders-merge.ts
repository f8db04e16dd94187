import { policy } from '../../../platform/event-store/policy.js';
import type { RidersMerged } from '../../people/contracts.js';
import { HandOverSections } from '../commands/hand-over-sections.js';

export const handOverSectionsWhenRidersMerge = policy<RidersMerged>(
  'setup.hand-over-sections',
  ['people.RidersMerged'],
  (merged, barn) =>
    barn.execute(HandOverSections, new Map(merged.map(({ data: { mergedId, studentId } }) => [mergedId, studentId]))),
);
