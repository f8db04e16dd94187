import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideInvitation, type Invitee } from '../domain/decide-invitation.js';
import { CreateLogin } from './create-login.js';
import { people, staff } from '../lookups.js';

interface Invitation {
  personId: string;
  /** The person's own address where none is given. */
  email?: string;
  userType: 'INS' | 'STU';
}

/** A login without a password, and a link to choose one, mailed after the commit. R158 */
export class InviteToSignIn extends barnCommand<Invitation, string>('identity.InviteToSignIn') {}

@CommandHandler(InviteToSignIn)
export class InviteToSignInHandler extends BarnCommandHandler<InviteToSignIn> {
  async handle(barn: BarnTransaction, { personId, email, userType }: Invitation) {
    const [invitee] = await barn.sql<Invitee[]>`
      select p.person_name as "personName", p.is_active as "isActive", p.contact_email as "contactEmail",
        coalesce(p.billing_person_id = p.person_id, false) as "isAccountHolder",
        exists (select from ${staff(barn.sql)} i where i.farm_id = p.farm_id and i.person_id = p.person_id) as "isStaff",
        exists (select from login l where l.farm_id = p.farm_id and l.person_id = p.person_id) as "hasLogin"
      from ${people(barn.sql)} p where p.farm_id = ${barn.farmId} and p.person_id = ${personId}`;
    if (!invitee) throw notFound('The person');
    const address = decideInvitation(invitee, { userType, email });
    return barn.execute(CreateLogin, { personId, email: address, userType });
  }
}
