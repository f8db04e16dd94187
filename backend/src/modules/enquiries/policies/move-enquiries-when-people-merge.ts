import { policy } from '../../../platform/event-store/policy.js';
import type { AccountsMerged, RidersMerged } from '../../people/contracts.js';
import { MoveEnquiries } from '../commands/move-enquiries.js';

export const moveEnquiriesWhenPeopleMerge = policy<AccountsMerged | RidersMerged>(
  'enquiries.move-enquiries',
  ['people.AccountsMerged', 'people.RidersMerged'],
  (merged, barn) =>
    barn.execute(
      MoveEnquiries,
      new Map(
        merged.map((event) =>
          event.type === 'people.AccountsMerged'
            ? [event.data.mergedId, event.data.accountId]
            : [event.data.mergedPersonId, event.data.personId],
        ),
      ),
    ),
);
