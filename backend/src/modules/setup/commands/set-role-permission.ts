import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { RolePermissionChanged } from '../events.js';
import { Role } from '../tables/role.entity.js';
import { RolePermission } from '../tables/role-permission.entity.js';

interface Assignment {
  roleId: string;
  permissions: readonly string[];
  held: boolean;
}

/** No event for permissions that the role holds, or lacks, already. */
export class SetRolePermissions extends barnCommand<Assignment>('setup.SetRolePermissions') {}

@CommandHandler(SetRolePermissions)
export class SetRolePermissionsHandler extends BarnCommandHandler<SetRolePermissions> {
  async handle(barn: BarnTransaction, { roleId, permissions, held }: Assignment) {
    const { farmId } = barn;
    const assigned = barn.repository(RolePermission);
    const [role, chosen, holding] = await Promise.all([
      barn.repository(Role).findOneBy({ farmId, id: roleId }),
      barn.sql<{ id: string }[]>`
        select permission_id as id from permission
        where permission_id::text = any(${[...permissions]}) or code = any(${[...permissions]})`,
      assigned.findBy({ farmId, roleId }),
    ]);
    if (!role) throw notFound('The role');
    if (chosen.length < new Set(permissions).size) throw notFound('The permission');
    const has = new Set(holding.map(({ permissionId }) => permissionId));
    const changing = chosen.map(({ id }) => id).filter((id) => has.has(id) !== held);
    if (changing.length === 0) return;
    if (held) await assigned.insert(changing.map((permissionId) => ({ farmId, roleId, permissionId })));
    else await assigned.delete({ farmId, roleId, permissionId: anyOf(changing) });
    const change = (permissionId: string): RolePermissionChanged => ({
      type: 'setup.RolePermissionChanged',
      data: { roleId, permissionId, held },
    });
    barn.record(`role-${roleId}`, ...changing.map(change));
  }
}
