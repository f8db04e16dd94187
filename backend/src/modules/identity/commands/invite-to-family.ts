import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { AddRelative } from '../../people/contracts.js';
import { decideFamilyInvitation, type FamilyInvitation } from '../domain/decide-family-invitation.js';
import type { FamilyPartGiven } from '../events.js';
import { keptAccount } from '../facts/kept-family.js';
import { CreateLogin } from './create-login.js';

interface Invitation extends FamilyInvitation {
  email: string;
  /** The account holder; a family's own where it is left out. */
  accountId?: string;
}

/** A sign-in for somebody of a family besides its account holder; the mail brings the link to choose a password. Answers with the login. */
export class InviteToFamily extends barnCommand<Invitation, string>('identity.InviteToFamily') {}

@CommandHandler(InviteToFamily)
export class InviteToFamilyHandler extends BarnCommandHandler<InviteToFamily> {
  async handle(barn: BarnTransaction, { email, accountId: wanted, ...wish }: Invitation) {
    const account = await keptAccount(barn, wanted);
    const { part, mayBuy, getsMails, firstName, lastName, ...invited } = decideFamilyInvitation(account, wish);
    const { accountId } = account;
    const personId = invited.personId ?? (await barn.execute(AddRelative, { accountId, firstName, lastName }));
    const family = { part, mayBuy, getsMails };
    const loginId = await barn.execute(CreateLogin, { personId, email, userType: 'STU', family });
    barn.record(`login-${loginId}`, {
      type: 'identity.FamilyPartGiven',
      data: { loginId, personId, ...family },
    } satisfies FamilyPartGiven);
    return loginId;
  }
}
