import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { AddAdministrator } from '../../people/contracts.js';
import { CreateLogin } from './create-login.js';

export interface Invitation {
  /** As it is said; the last word is the last name. */
  name: string;
  email: string;
}

/** A person and a login at once; the mail brings the link to choose a password. A15 D04 */
export class InviteAdministrator extends barnCommand<Invitation, string>('identity.InviteAdministrator') {}

@CommandHandler(InviteAdministrator)
export class InviteAdministratorHandler extends BarnCommandHandler<InviteAdministrator> {
  async handle(barn: BarnTransaction, { name, email }: Invitation) {
    const words = name.trim().split(/\s+/);
    const lastName = words.length > 1 ? words.pop() : undefined;
    const contact = { firstName: words.join(' '), lastName, contactEmail: email };
    const personId = await barn.execute(AddAdministrator, contact);
    return barn.execute(CreateLogin, { personId, email, userType: 'ADM' });
  }
}
