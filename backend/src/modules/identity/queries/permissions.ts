import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { platformQuery } from '../../../platform/messages/platform-message.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { PermissionReply } from '../http/permissions.replies.js';
import { rolePermissions, roles } from '../lookups.js';

const permissions = (sql: Sql) =>
  sql`select permission_id as id, name, code, description, is_restriction::int as is_restriction from permission`;

/** Restrictions last. R009 */
export class ListPermissions extends platformQuery<void, PermissionReply[]>('identity.ListPermissions') {}

@QueryHandler(ListPermissions)
export class ListPermissionsHandler implements IQueryHandler<ListPermissions> {
  constructor(private readonly database: PlatformDatabase) {}

  async execute() {
    const { sql } = this.database;
    return sql<PermissionReply[]>`${permissions(sql)} order by is_restriction, code`;
  }
}

/** Administrators hold every grant and no restriction, the super user nothing. A07 */
export class ListHeldPermissions extends platformQuery<Pick<Actor, 'userType' | 'permissions'>, PermissionReply[]>(
  'identity.ListHeldPermissions',
) {}

@QueryHandler(ListHeldPermissions)
export class ListHeldPermissionsHandler implements IQueryHandler<ListHeldPermissions> {
  constructor(private readonly database: PlatformDatabase) {}

  async execute({ input: { userType, permissions: codes } }: ListHeldPermissions) {
    const { sql } = this.database;
    const held = userType === 'ADM' ? sql`not is_restriction` : sql`code = any(${[...codes]})`;
    return sql<PermissionReply[]>`${permissions(sql)} where ${held} order by is_restriction, code`;
  }
}

/** Administrators ask about any role of the barn, others about their own. A13 */
export class ListRolePermissions extends barnQuery<{ roleId: string }, PermissionReply[]>(
  'identity.ListRolePermissions',
) {}

@QueryHandler(ListRolePermissions)
export class ListRolePermissionsHandler extends BarnQueryHandler<ListRolePermissions> {
  async answer(sql: Sql, { roleId }: { roleId: string }, { actor }: Asker) {
    if (actor.userType !== 'ADM' && actor.roleId !== roleId) throw forbidden();
    const [[role], held] = await Promise.all([
      sql`select 1 from ${roles(sql)} r where role_id = ${roleId}`,
      sql<PermissionReply[]>`
        select p.* from (${permissions(sql)}) p join ${rolePermissions(sql)} rp on rp.permission_id = p.id
        where rp.role_id = ${roleId} order by p.is_restriction, p.code`,
    ]);
    if (!role) throw notFound('The role');
    return held;
  }
}
