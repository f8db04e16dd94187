import { v7 as uuid } from 'uuid';
import { ChangeFamilyPart } from '../../src/modules/identity/commands/change-family-part.js';
import { InviteToFamily } from '../../src/modules/identity/commands/invite-to-family.js';
import { InviteToFamilyAgain, RemoveFromFamily } from '../../src/modules/identity/commands/keep-family-sign-ins.js';
import { MakeGuardians } from '../../src/modules/identity/commands/make-guardians.js';
import { AddPushDevice } from '../../src/modules/notifications/commands/add-push-device.js';
import { ChangeMailWish } from '../../src/modules/notifications/commands/change-mail-wish.js';
import { ChangePushWish } from '../../src/modules/notifications/commands/change-push-wish.js';
import { ClearReturned } from '../../src/modules/notifications/commands/clear-returned.js';
import { HandOverMailWishes } from '../../src/modules/notifications/commands/hand-over-mail-wishes.js';
import { NoteReturnedMail } from '../../src/modules/notifications/commands/note-returned-mail.js';
import {
  DropPushDevice,
  RemoveOwnPushDevice,
  RemovePushDevices,
} from '../../src/modules/notifications/commands/remove-push-devices.js';
import { AddRelative } from '../../src/modules/people/commands/add-relative.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { Does, Step } from './random-steps.js';

/** A family in which somebody else signs in, too, and does not any more. */
export const familyDeeds = (does: Does, admin: Actor) => [
  async ({ how }: Step) => {
    const { personId } = await does(admin, OpenAccount, { holder: { firstName: `Head ${how}` }, holderRides: false });
    const aunt = await does(admin, AddRelative, { accountId: personId, firstName: `Aunt ${how}` });
    const loginId = await does(admin, InviteToFamily, {
      accountId: personId,
      part: 'guardian',
      firstName: `Guardian ${how}`,
      email: `guardian-${uuid()}@example.test`,
    });
    await does(admin, ChangeFamilyPart, { loginId, getsMails: false });
    await does(admin, InviteToFamilyAgain, { loginId });
    await does(admin, RemoveFromFamily, { loginId });
    const wish = { personId, kind: 'reminders' } as const;
    await does(admin, ChangeMailWish, { ...wish, wanted: false });
    await does(admin, HandOverMailWishes, [{ personId: aunt, mergedPersonId: personId }]);
    await does(admin, ChangeMailWish, { ...wish, personId: aunt, wanted: true });
    await pushes(does, { ...admin, userType: 'STU', personId }, how);
    await does(admin, ClearReturned, { personId });
    await does(admin, NoteReturnedMail, { mailId: `${how}-unknown`, kind: 'bounced', reason: '' });
    await does(admin, MakeGuardians, { personIds: [personId] });
  },
];

async function pushes(does: Does, holder: Actor & { personId: string }, how: number) {
  const device = (name: string) => ({ endpointHash: `${how}-${uuid()}`, subscription: '', label: name });
  const [phone, tablet, laptop] = [device('Phone'), device('Tablet'), device('Laptop')];
  const { deviceId } = await does(holder, AddPushDevice, phone);
  await does(holder, AddPushDevice, phone);
  await does(holder, AddPushDevice, tablet);
  await does({ ...holder, loginId: uuid() }, AddPushDevice, tablet);
  await does(holder, AddPushDevice, laptop);
  await does(holder, DropPushDevice, { deviceId });
  await does(holder, RemoveOwnPushDevice, { endpointHash: tablet.endpointHash });
  await does(holder, RemovePushDevices, { devices: [], because: 'access' });
  await does(holder, ChangePushWish, { kind: 'reminders', wanted: false });
  await does(holder, ChangePushWish, { kind: 'reminders', wanted: true });
}
