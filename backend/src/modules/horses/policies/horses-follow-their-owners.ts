import { anyOf } from '../../../platform/database/entity-changes.js';
import { policy } from '../../../platform/event-store/policy.js';
import type { AccountsMerged, PeopleErased } from '../../people/contracts.js';
import { EditHorse } from '../commands/edit-horse.js';
import { Horse } from '../tables/horse.entity.js';

/** The own horses of an account that joined another one are of the other one. Those of whoever was erased are nobody's. */
export const horsesFollowTheirOwners = policy<AccountsMerged | PeopleErased>(
  'horses.HorsesFollowTheirOwners',
  ['people.AccountsMerged', 'people.PeopleErased'],
  async (events, barn) => {
    const { farmId } = barn;
    for (const { type, data } of events) {
      const isMerged = type === 'people.AccountsMerged';
      const former = isMerged ? [data.mergedId] : data.personIds;
      const owned = await barn.repository(Horse).findBy({ farmId, ownerId: anyOf(former) });
      const ownerId = isMerged ? data.accountId : null;
      for (const { horseId } of owned) await barn.execute(EditHorse, { horseId, ownerId });
    }
  },
);
