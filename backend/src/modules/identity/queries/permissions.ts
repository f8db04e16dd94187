import type { Sql } from '../../../platform/database/connect.js';
import type { PermissionReply } from '../http/permissions.replies.js';

const permissions = (sql: Sql) =>
  sql`select permission_id as id, name, code, description, is_restriction::int as is_restriction from permission`;

export const allPermissions = (sql: Sql) => sql<PermissionReply[]>`${permissions(sql)} order by is_restriction, code`;
export const permissionsNamed = (sql: Sql, codes: readonly string[]) =>
  sql<PermissionReply[]>`${permissions(sql)} where code = any(${[...codes]}) order by is_restriction, code`;

export const permissionsOfRole = (sql: Sql, roleId: string) => sql<PermissionReply[]>`
  select p.* from (${permissions(sql)}) p join role_permission rp on rp.permission_id = p.id where rp.role_id = ${roleId} order by p.is_restriction, p.code`;

export const roleExists = async (sql: Sql, roleId: string) =>
  (await sql`select 1 from role where role_id = ${roleId}`).length > 0;
