import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';
import { columnsOf } from '../../../platform/records/record-list.js';
import type { RoleReach } from '../domain/role-warnings.js';
import { role as record } from '../records/role.js';
import type { RolePermissionReply, RoleReply } from '../http/roles.replies.js';

const roles = (sql: Sql) => sql`
  select r.role_id as id, r.user_code, r.farm_id, count(l.login_id)::int as staff_count
    ${columnsOf(sql, 'r', record)}
  from role r left join login l on l.farm_id = r.farm_id and l.role_id = r.role_id and l.is_active
  group by r.farm_id, r.role_id`;

export async function role(sql: Sql, id: string): Promise<RoleReply> {
  const [found] = await sql<RoleReply[]>`select * from (${roles(sql)}) r where id = ${id}`;
  if (!found) throw notFound('The role');
  return found;
}

/** Of a role that is there. */
export async function reach(sql: Sql, roleId: string): Promise<RoleReach> {
  const [found] = await sql<[RoleReach]>`
    select r.staff_count as staff, (select count(*) from role_permission rp join permission p using (permission_id)
        where rp.farm_id = r.farm_id and rp.role_id = r.id and not p.is_restriction)::int as grants
    from (${roles(sql)}) r where r.id = ${roleId}`;
  return found;
}

export class ListRoles extends barnQuery<void, RoleReply[]>('setup.ListRoles') {}

@QueryHandler(ListRoles)
export class ListRolesHandler extends BarnQueryHandler<ListRoles> {
  async answer(sql: Sql) {
    return sql<RoleReply[]>`select * from (${roles(sql)}) r order by lower(role_name), id`;
  }
}

/** What every role of the barn holds. */
export class ListRoleLinks extends barnQuery<void, RolePermissionReply[]>('setup.ListRoleLinks') {}

@QueryHandler(ListRoleLinks)
export class ListRoleLinksHandler extends BarnQueryHandler<ListRoleLinks> {
  async answer(sql: Sql) {
    return sql<RolePermissionReply[]>`
      select role_id, permission_id from role_permission order by role_id, permission_id`;
  }
}
