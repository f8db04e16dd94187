import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isDemoAddress } from '../../../platform/auth/demo.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { platformQuery } from '../../../platform/messages/platform-message.js';
import type { FamilyPart } from '../../../platform/tenancy/family-part.js';
import type { UserType } from '../../../platform/tenancy/actor.js';
import { codesOf } from '../domain/permissions.js';
import { rolePermissions } from '../lookups.js';

export interface ActiveLogin {
  loginId: string;
  email: string;
  userType: UserType;
  /** Both null for the super user. A14 */
  farmId: string | null;
  personId: string | null;
  roleId: string | null;
  /** Null for holders, and whoever is of no family. */
  familyPart: FamilyPart | null;
  mayBuy: boolean;
  tokenVersion: number;
  passwordHash: string | null;
  codes: readonly string[];
  /** B03 */
  linkedClientsOnly: boolean;
}
type Row = Omit<ActiveLogin, 'codes'> & { usesRoles: boolean };

/**
 * `viewingRole`: an administrator as somebody of the staff with this role would be; `enteredFarm`: the super user as an administrator of
 * this barn, while it is active. Nobody else is found.
 */
type By =
  | { loginId: string; viewingRole?: string; enteredFarm?: string; email?: never }
  | { email: string; loginId?: never };

/** Active, and of an active barn. R001 F13 */
export class FindActiveLogin extends platformQuery<By, ActiveLogin | undefined>('identity.FindActiveLogin') {}

@QueryHandler(FindActiveLogin)
export class FindActiveLoginHandler implements IQueryHandler<FindActiveLogin> {
  constructor(
    private readonly database: PlatformDatabase,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ input }: FindActiveLogin) {
    const { sql } = this.database;
    const { loginId, email } = input;
    const wanted = loginId === undefined ? sql`l.email = ${email}` : sql`l.login_id = ${loginId}`;
    const [row] = await sql<Row[]>`
      select l.login_id as "loginId", l.email, l.user_type as "userType", l.farm_id as "farmId", l.person_id as "personId",
        l.role_id as "roleId", l.family_part as "familyPart", l.may_buy as "mayBuy",
        l.token_version as "tokenVersion", l.password_hash as "passwordHash",
        coalesce((f.preferences->>'use_roles')::int, 0) = 1 as "usesRoles",
        coalesce((f.preferences->>'restrict_clients_to_staff')::int, 0) = 1 as "linkedClientsOnly"
      from login l left join farm f on f.farm_id = l.farm_id
      where l.is_active and (l.farm_id is null or f.is_active) and ${wanted}`;
    // In production demo logins are refused, whatever database is used.
    if (!row || (this.config.production && isDemoAddress(row.email))) return undefined;
    if (input.loginId !== undefined && input.viewingRole) return this.viewing(row, input.viewingRole);
    if (input.loginId !== undefined && input.enteredFarm) return this.entered(row, input.enteredFarm);
    const { usesRoles, ...login } = row;
    const { userType, roleId } = login;
    const roleCodes = await this.roleCodes(login);
    return { ...login, codes: codesOf({ userType, roleId, roleCodes, barnUsesRoles: usesRoles }) };
  }

  private async viewing({ usesRoles: _, ...login }: Row, roleId: string): Promise<ActiveLogin | undefined> {
    const { farmId } = login;
    if (login.userType !== 'ADM' || !farmId) return undefined;
    return { ...login, userType: 'INS', roleId, codes: await this.roleCodes({ farmId, roleId }) };
  }

  private async entered({ usesRoles: _, ...login }: Row, farmId: string): Promise<ActiveLogin | undefined> {
    if (login.userType !== 'SPR') return undefined;
    const [open] = await this.database.sql<{ farmId: string }[]>`
      select farm_id as "farmId" from farm where farm_id = ${farmId} and is_active`;
    const codes = codesOf({ userType: 'ADM', roleId: null, roleCodes: [], barnUsesRoles: false });
    return open && { ...login, ...open, userType: 'ADM', codes };
  }

  /** A separate question: logins are on every server, role permissions on the barn's. */
  private async roleCodes({ farmId, roleId }: Pick<ActiveLogin, 'farmId' | 'roleId'>) {
    if (!farmId || !roleId) return [];
    const held = await this.database.sql<{ code: string }[]>`
      select p.code from ${rolePermissions(this.database.sql)} rp join permission p using (permission_id)
      where rp.farm_id = ${farmId} and rp.role_id = ${roleId} order by p.code`;
    return held.map(({ code }) => code);
  }
}
