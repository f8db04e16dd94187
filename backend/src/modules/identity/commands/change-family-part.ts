import { CommandHandler } from '@nestjs/cqrs';
import { forbidden } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { FamilyPartGiven } from '../events.js';
import { keptSignIn } from '../facts/kept-family.js';
import { Login } from '../tables/login.entity.js';

interface Change {
  loginId: string;
  /** Of a teen; of others it changes nothing. */
  mayBuy?: boolean;
  /** Of a guardian, who decides it for herself, too; of others it changes nothing. */
  getsMails?: boolean;
}

export class ChangeFamilyPart extends barnCommand<Change>('identity.ChangeFamilyPart') {}

@CommandHandler(ChangeFamilyPart)
export class ChangeFamilyPartHandler extends BarnCommandHandler<ChangeFamilyPart> {
  async handle(barn: BarnTransaction, { loginId, ...wish }: Change) {
    const { personId, part, ...had } = await keptSignIn(barn, loginId, { orOwn: true });
    if (loginId === barn.actor.loginId && wish.mayBuy !== undefined) throw forbidden();
    const mayBuy = part === 'teen' ? (wish.mayBuy ?? had.mayBuy) : false;
    const getsMails = part === 'guardian' ? (wish.getsMails ?? had.getsMails) : false;
    if (mayBuy === had.mayBuy && getsMails === had.getsMails) return;
    await barn.repository(Login).update({ farmId: barn.farmId, loginId }, { mayBuy, getsMails });
    barn.record(`login-${loginId}`, {
      type: 'identity.FamilyPartGiven',
      data: { loginId, personId, part, mayBuy, getsMails },
    } satisfies FamilyPartGiven);
  }
}
