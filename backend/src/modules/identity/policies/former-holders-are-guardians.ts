import { policy } from '../../../platform/event-store/policy.js';
import type { AccountsMerged } from '../../people/contracts.js';
import { MakeGuardians } from '../commands/make-guardians.js';

/** Whoever held an account that joined another one acts for the family still, but keeps its people no longer. */
export const formerHoldersAreGuardians = policy<AccountsMerged>(
  'identity.FormerHoldersAreGuardians',
  ['people.AccountsMerged'],
  (events, barn) => barn.execute(MakeGuardians, { personIds: events.map(({ data }) => data.mergedId) }),
);
