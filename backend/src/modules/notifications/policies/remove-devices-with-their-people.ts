import { anyOf } from '../../../platform/database/entity-changes.js';
import { policy } from '../../../platform/event-store/policy.js';
import type { LoginRemoved, PasswordChosen } from '../../identity/contracts.js';
import type { PersonActivationChanged } from '../../people/contracts.js';
import { RemovePushDevices } from '../commands/remove-push-devices.js';
import { PushDevice } from '../tables/push-device.entity.js';

/** Whoever must sign in anew, or cannot any more, is told nothing until then: somebody else may hold that phone. F20 F22 */
export const removeDevicesWithTheirPeople = policy<LoginRemoved | PasswordChosen | PersonActivationChanged>(
  'notifications.RemoveDevicesWithTheirPeople',
  ['identity.LoginRemoved', 'identity.PasswordChosen', 'people.PersonActivationChanged'],
  async (events, barn) => {
    const { farmId } = barn;
    const logins = events.flatMap(({ data }) => ('loginId' in data ? [data.loginId] : []));
    const people = events.flatMap(({ data }) => ('active' in data && !data.active ? data.personIds : []));
    if (logins.length + people.length === 0) return;
    const devices = await barn.repository(PushDevice).find({
      where: [
        { farmId, loginId: anyOf(logins) },
        { farmId, personId: anyOf(people) },
      ],
    });
    await barn.execute(RemovePushDevices, { devices, because: 'access' });
  },
);
