import { v7 as uuid } from 'uuid';
import { ChangeFamilyPart } from '../../src/modules/identity/commands/change-family-part.js';
import { InviteToFamily } from '../../src/modules/identity/commands/invite-to-family.js';
import { InviteToFamilyAgain, RemoveFromFamily } from '../../src/modules/identity/commands/keep-family-sign-ins.js';
import { MakeGuardians } from '../../src/modules/identity/commands/make-guardians.js';
import { AddRelative } from '../../src/modules/people/commands/add-relative.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { Does, Step } from './random-steps.js';

/** A family in which somebody else signs in, too, and does not any more. */
export const familyDeeds = (does: Does, admin: Actor) => [
  async ({ how }: Step) => {
    const { personId } = await does(admin, OpenAccount, { holder: { firstName: `Head ${how}` }, holderRides: false });
    await does(admin, AddRelative, { accountId: personId, firstName: `Aunt ${how}` });
    const loginId = await does(admin, InviteToFamily, {
      accountId: personId,
      part: 'guardian',
      firstName: `Guardian ${how}`,
      email: `guardian-${uuid()}@example.test`,
    });
    await does(admin, ChangeFamilyPart, { loginId, getsMails: false });
    await does(admin, InviteToFamilyAgain, { loginId });
    await does(admin, RemoveFromFamily, { loginId });
    await does(admin, MakeGuardians, { personIds: [personId] });
  },
];
