import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { identityErrors } from '../domain/errors.js';
import type { LoginRemoved } from '../events.js';
import { Login } from '../tables/login.entity.js';
import { people } from '../lookups.js';

/** Ends its sessions at once; nobody can remove their own. F22 */
export class RemoveLogin extends barnCommand<{ personId: string }>('identity.RemoveLogin') {}

@CommandHandler(RemoveLogin)
export class RemoveLoginHandler extends BarnCommandHandler<RemoveLogin> {
  async handle(barn: BarnTransaction, { personId }: { personId: string }) {
    const logins = barn.repository(Login);
    const [login, [person]] = await Promise.all([
      logins.findOneBy({ farmId: barn.farmId, personId }),
      barn.sql`select 1 from ${people(barn.sql)} p where farm_id = ${barn.farmId} and person_id = ${personId}`,
    ]);
    if (!person) throw notFound('The person');
    if (!login) return;
    const { loginId } = login;
    if (loginId === barn.actor.loginId) throw identityErrors.own_login();
    await logins.delete({ farmId: barn.farmId, loginId });
    barn.record(`login-${loginId}`, {
      type: 'identity.LoginRemoved',
      data: { loginId, personId },
    } satisfies LoginRemoved);
  }
}
