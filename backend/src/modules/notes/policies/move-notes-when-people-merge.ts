import { policy } from '../../../platform/event-store/policy.js';
import type { AccountsMerged, RidersMerged } from '../../people/contracts.js';
import { MoveNotes } from '../commands/move-notes.js';

export const moveNotesWhenPeopleMerge = policy<AccountsMerged | RidersMerged>(
  'notes.move-notes',
  ['people.AccountsMerged', 'people.RidersMerged'],
  (merged, barn) =>
    barn.execute(
      MoveNotes,
      merged.map((event) =>
        event.type === 'people.AccountsMerged'
          ? { from: event.data.mergedId, to: event.data.accountId, ifLeaving: true }
          : { from: event.data.mergedPersonId, to: event.data.personId, ifLeaving: false },
      ),
    ),
);
