import { anyOf } from '../../../platform/database/entity-changes.js';
import { policy } from '../../../platform/event-store/policy.js';
import type { PersonActivationChanged } from '../../people/contracts.js';
import { Login } from '../tables/login.entity.js';

/** Inactive people cannot sign in; reactivation lets them in again. F20 */
export const lockLoginsWithTheirPeople = policy<PersonActivationChanged>(
  'identity.LockLoginsWithTheirPeople',
  ['people.PersonActivationChanged'],
  async (events, barn) => {
    const logins = barn.repository(Login);
    for (const active of [true, false]) {
      const people = events.flatMap(({ data }) => (data.active === active ? data.personIds : []));
      if (people.length)
        await logins.update({ farmId: barn.farmId, personId: anyOf(people), isActive: !active }, { isActive: active });
    }
  },
);
