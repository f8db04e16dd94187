import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { Session } from '../../../platform/auth/session.js';
import { FromCaller, FromSession, type Caller } from '../../../platform/http/caller.js';
import { Id } from '../../../platform/http/fields.js';
import { grouped } from '../domain/permission-groups.js';
import { spellings } from '../domain/permissions.js';
import { ListHeldPermissions, ListPermissions, ListRolePermissions } from '../queries/permissions.js';
import {
  ListedPermissionsReply,
  PermissionCodesReply,
  PermissionReply,
  PermissionsReply,
} from './permissions.replies.js';

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
  constructor(private readonly queries: QueryBus) {}

  @Get('permissions/index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ListedPermissionsReply })
  async listed(): Promise<ListedPermissionsReply> {
    return { permissions: grouped(await this.queries.execute(new ListPermissions())) };
  }

  @Get('permissions/getPermissionCodes')
  @Allow({ adm: true })
  @ApiOkResponse({ type: PermissionCodesReply })
  async all(): Promise<PermissionCodesReply> {
    return withCodes(await this.queries.execute(new ListPermissions()));
  }

  @Get('role_permissions/getPermissionsforRole')
  @Allow({ adm: true, ins: true, stu: 'everybody' })
  @ApiOkResponse({ type: PermissionsReply })
  async ofRole(@FromCaller() caller: Caller, @Query() { role_id: roleId }: RoleQuery): Promise<PermissionsReply> {
    return { permissions: await this.queries.execute(new ListRolePermissions(caller, { roleId })) };
  }

  @Get('vusers/getUserPermissions')
  @Allow({ adm: true, ins: true, stu: 'everybody', spr: true })
  @ApiOkResponse({ type: PermissionCodesReply })
  async mine(@FromSession() { actor }: Session): Promise<PermissionCodesReply> {
    return withCodes(await this.queries.execute(new ListHeldPermissions(actor)));
  }
}
