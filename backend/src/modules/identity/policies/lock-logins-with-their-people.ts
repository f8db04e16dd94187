import { policy } from '../../../platform/event-store/policy.js';
import type { PersonActivationChanged } from '../../people/contracts.js';

/** Who is inactivated cannot sign in; reactivation lets them in again. F20 */
export const lockLoginsWithTheirPeople = policy<PersonActivationChanged>(
  'identity.LockLoginsWithTheirPeople',
  ['people.PersonActivationChanged'],
  async (events, barn) => {
    for (const active of [true, false]) {
      const people = events.flatMap(({ data }) => (data.active === active ? data.personIds : []));
      if (people.length)
        await barn.sql`update login set is_active = ${active} where farm_id = ${barn.farmId} and person_id = any(${people}) and is_active <> ${active}`;
    }
  },
);
