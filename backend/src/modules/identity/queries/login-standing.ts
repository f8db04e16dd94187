import type { Sql } from '../../../platform/database/connect.js';
import type { UserType } from '../../../platform/tenancy/actor.js';
import { codesOf } from '../domain/permissions.js';

export interface LoginStanding {
  loginId: string;
  email: string;
  userType: UserType;
  farmId: string | null;
  personId: string | null;
  roleId: string | null;
  tokenVersion: number;
  passwordHash: string | null;
  /** Stored permission codes. */
  codes: readonly string[];
}

type Row = Omit<LoginStanding, 'codes'> & { usesRoles: boolean; roleCodes: string[] };

const withCodes = ({ usesRoles, roleCodes, ...login }: Row): LoginStanding => ({
  ...login,
  codes: codesOf({ userType: login.userType, roleId: login.roleId, roleCodes, barnUsesRoles: usesRoles }),
});

/** Logins that may act: themselves active, in an active barn. R001 F13 */
const standing = (sql: Sql) => sql`
  select l.login_id as "loginId", l.email, l.user_type as "userType", l.farm_id as "farmId", l.person_id as "personId", l.role_id as "roleId",
    l.token_version as "tokenVersion", l.password_hash as "passwordHash", coalesce((f.preferences->>'use_roles')::int, 0) = 1 as "usesRoles",
    array(select p.code from role_permission rp join permission p using (permission_id) where rp.farm_id = l.farm_id and rp.role_id = l.role_id order by p.code) as "roleCodes"
  from login l left join farm f on f.farm_id = l.farm_id
  where l.is_active and (l.farm_id is null or f.is_active)`;

export async function standingOf(sql: Sql, loginId: string) {
  const [row] = await sql<Row[]>`select * from (${standing(sql)}) s where "loginId" = ${loginId}`;
  return row && withCodes(row);
}

export async function standingByEmail(sql: Sql, email: string) {
  const [row] = await sql<Row[]>`select * from (${standing(sql)}) s where email = ${email}`;
  return row && withCodes(row);
}
