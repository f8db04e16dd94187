import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { keptSignIn } from '../facts/kept-family.js';
import { Login } from '../tables/login.entity.js';
import { RemoveLogin } from './remove-login.js';
import { ResendInvitation } from './resend-invitation.js';

/** Ends the sessions of somebody of a family at once. Who is gone already is no failure. */
export class RemoveFromFamily extends barnCommand<{ loginId: string }>('identity.RemoveFromFamily') {}

@CommandHandler(RemoveFromFamily)
export class RemoveFromFamilyHandler extends BarnCommandHandler<RemoveFromFamily> {
  async handle(barn: BarnTransaction, { loginId }: { loginId: string }) {
    const isThere = await barn.repository(Login).existsBy({ farmId: barn.farmId, loginId });
    if (!isThere) return;
    const { personId } = await keptSignIn(barn, loginId);
    await barn.execute(RemoveLogin, { personId });
  }
}

/** Another link for somebody of a family who has not chosen a password yet. D04 */
export class InviteToFamilyAgain extends barnCommand<{ loginId: string }>('identity.InviteToFamilyAgain') {}

@CommandHandler(InviteToFamilyAgain)
export class InviteToFamilyAgainHandler extends BarnCommandHandler<InviteToFamilyAgain> {
  async handle(barn: BarnTransaction, { loginId }: { loginId: string }) {
    const { personId } = await keptSignIn(barn, loginId);
    await barn.execute(ResendInvitation, { personId });
  }
}
