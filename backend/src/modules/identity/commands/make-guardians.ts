import { CommandHandler } from '@nestjs/cqrs';
import { anyOf, isNull } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { FamilyPartGiven } from '../events.js';
import { Login } from '../tables/login.entity.js';

/** Those of these people who signed in as account holders act as guardians from now on; nothing where nobody did. */
export class MakeGuardians extends barnCommand<{ personIds: readonly string[] }>('identity.MakeGuardians') {}

@CommandHandler(MakeGuardians)
export class MakeGuardiansHandler extends BarnCommandHandler<MakeGuardians> {
  async handle(barn: BarnTransaction, { personIds }: { personIds: readonly string[] }) {
    const logins = barn.repository(Login);
    const theirs = {
      farmId: barn.farmId,
      personId: anyOf([...personIds]),
      userType: 'STU' as const,
      familyPart: isNull(),
    };
    for (const { loginId, personId } of await logins.findBy(theirs)) {
      if (!personId) continue;
      await logins.update({ farmId: barn.farmId, loginId }, { familyPart: 'guardian' });
      barn.record(`login-${loginId}`, {
        type: 'identity.FamilyPartGiven',
        data: { loginId, personId, part: 'guardian', mayBuy: false, getsMails: false },
      } satisfies FamilyPartGiven);
    }
  }
}
