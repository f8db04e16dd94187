import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { Session } from '../../../platform/auth/session.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, FromSession, type Caller } from '../../../platform/http/caller.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import { Id } from '../../../platform/http/fields.js';
import { spellings } from '../domain/permissions.js';
import { allPermissions, permissionsNamed, permissionsOfRole, roleExists } from '../queries/permissions.js';
import { PermissionCodesReply, PermissionReply, PermissionsReply } from './permissions.replies.js';

export class RoleQuery {
  @Id() role_id: string;
}

const withCodes = (permissions: PermissionReply[]): PermissionCodesReply => ({
  permissions,
  codes: permissions.flatMap(({ code }) => spellings(code)),
});

@ApiTags('permissions')
@Controller()
export class PermissionsController {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly barns: BarnReader,
  ) {}

  /** All there are, restrictions included. R009 */
  @Get('permissions/getPermissionCodes')
  @Allow({ adm: true })
  @ApiOkResponse({ type: PermissionCodesReply })
  async all(): Promise<PermissionCodesReply> {
    return withCodes(await allPermissions(this.database.sql));
  }

  /** Administrators ask about any role of their barn, others about their own. A13 */
  @Get('role_permissions/getPermissionsforRole')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: PermissionsReply })
  async ofRole(@FromCaller() { farmId, actor }: Caller, @Query() { role_id }: RoleQuery): Promise<PermissionsReply> {
    if (actor.userType !== 'ADM' && actor.roleId !== role_id) throw forbidden();
    return this.barns.read(farmId, async (sql) => {
      const [exists, permissions] = await Promise.all([roleExists(sql, role_id), permissionsOfRole(sql, role_id)]);
      if (!exists) throw notFound('The role');
      return { permissions };
    });
  }

  /** What the caller holds: an administrator every grant and no restriction. A07 */
  @Get('vusers/getUserPermissions')
  @Allow({ adm: true, ins: true, stu: true, spr: true })
  @ApiOkResponse({ type: PermissionCodesReply })
  async mine(@FromSession() { actor }: Session): Promise<PermissionCodesReply> {
    const everything = actor.userType === 'ADM';
    const held = everything
      ? await allPermissions(this.database.sql)
      : await permissionsNamed(this.database.sql, [...actor.permissions]);
    return withCodes(held.filter(({ is_restriction }) => !everything || !is_restriction));
  }
}
