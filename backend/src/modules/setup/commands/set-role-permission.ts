import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { RolePermissionChanged } from '../events.js';

export interface SetRolePermissions {
  roleId: string;
  /** By id, or by any of the stored codes. */
  permissions: readonly string[];
  held: boolean;
}

/** Assigns permissions to a role or takes them away; what is as wanted already leaves no trace. */
export const setRolePermissions = command(
  'setup.SetRolePermissions',
  async (barn, { roleId, permissions, held }: SetRolePermissions) => {
    const [[role], chosen] = await Promise.all([
      barn.sql`select 1 from role where farm_id = ${barn.farmId} and role_id = ${roleId}`,
      barn.sql<
        { permission_id: string }[]
      >`select permission_id from permission where permission_id::text = any(${[...permissions]}) or code = any(${[...permissions]})`,
    ]);
    if (!role) throw notFound('The role');
    if (chosen.length < new Set(permissions).size) throw notFound('The permission');
    const ids = chosen.map((row) => row.permission_id);
    const changed = held
      ? await barn.sql<
          { permission_id: string }[]
        >`insert into role_permission (farm_id, role_id, permission_id) select ${barn.farmId}, ${roleId}, unnest(${ids}::uuid[]) on conflict do nothing returning permission_id`
      : await barn.sql<
          { permission_id: string }[]
        >`delete from role_permission where farm_id = ${barn.farmId} and role_id = ${roleId} and permission_id = any(${ids}::uuid[]) returning permission_id`;
    barn.record(
      `role-${roleId}`,
      ...changed.map(({ permission_id }): RolePermissionChanged => ({
        type: 'setup.RolePermissionChanged',
        data: { roleId, permissionId: permission_id, held },
      })),
    );
  },
);
