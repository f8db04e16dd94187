import { policy } from '../../../platform/event-store/policy.js';
import type { PeopleErased } from '../../people/contracts.js';
import { HandOverShared } from '../commands/hand-over-shared.js';

export const handOverSharedWhenErased = policy<PeopleErased>(
  'billing.hand-over-shared',
  ['people.PeopleErased'],
  (erased, barn) =>
    barn.execute(
      HandOverShared,
      erased.flatMap(({ data }) => data.personIds),
    ),
);
