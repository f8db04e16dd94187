import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideRole } from '../domain/decide-role.js';
import type { LoginRoleChanged } from '../events.js';
import { Login } from '../tables/login.entity.js';
import { roles } from '../lookups.js';

interface RoleChoice {
  loginId: string;
  roleId: string | null;
}

/** Null takes the role away. R028 */
export class ChangeLoginRole extends barnCommand<RoleChoice>('identity.ChangeLoginRole') {}

@CommandHandler(ChangeLoginRole)
export class ChangeLoginRoleHandler extends BarnCommandHandler<ChangeLoginRole> {
  async handle(barn: BarnTransaction, { loginId, roleId }: RoleChoice) {
    const logins = barn.repository(Login);
    const key = { farmId: barn.farmId, loginId };
    const [login, [role]] = await Promise.all([
      logins.findOneBy(key),
      barn.sql`select 1 from ${roles(barn.sql)} r where farm_id = ${barn.farmId} and role_id = ${roleId}`,
    ]);
    if (!login?.personId) throw notFound('The login');
    if (roleId && !role) throw notFound('The role');
    decideRole({ barnUsesRoles: enabled(barn.settings, 'use_roles'), userType: login.userType });
    if (login.roleId === roleId) return;
    await logins.update(key, { roleId });
    barn.record(`login-${loginId}`, {
      type: 'identity.LoginRoleChanged',
      data: { loginId, personId: login.personId, roleId },
    } satisfies LoginRoleChanged);
  }
}
