import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { identityErrors } from '../domain/errors.js';
import { Login } from '../tables/login.entity.js';
import { RequestPasswordLink } from './request-password-link.js';

/** A new link for somebody who has not chosen a password yet; using one link spends the others. D04 */
export class ResendInvitation extends barnCommand<{ personId: string }, string>('identity.ResendInvitation') {}

@CommandHandler(ResendInvitation)
export class ResendInvitationHandler extends BarnCommandHandler<ResendInvitation> {
  async handle(barn: BarnTransaction, { personId }: { personId: string }) {
    const login = await barn.repository(Login).findOneBy({ farmId: barn.farmId, personId });
    if (!login) throw notFound('The login');
    const { loginId, passwordHash } = login;
    if (passwordHash !== null) throw identityErrors.no_invitation();
    await barn.execute(RequestPasswordLink, { loginId, personId, purpose: 'create' });
    return loginId;
  }
}
