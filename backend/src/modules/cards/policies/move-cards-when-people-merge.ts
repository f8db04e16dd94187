import { policy } from '../../../platform/event-store/policy.js';
import type { AccountsMerged, RidersMerged } from '../../people/contracts.js';
import { MoveCards } from '../commands/move-cards.js';

export const moveCardsWhenPeopleMerge = policy<AccountsMerged | RidersMerged>(
  'cards.move-cards',
  ['people.AccountsMerged', 'people.RidersMerged'],
  (merged, barn) =>
    barn.execute(
      MoveCards,
      new Map(
        merged.map((event): [string, string] =>
          event.type === 'people.AccountsMerged'
            ? [event.data.mergedId, event.data.accountId]
            : [event.data.mergedId, event.data.studentId],
        ),
      ),
    ),
);
