import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { detailsOf } from '../../../platform/records/record.js';
import { SaveRole, type RoleDetails } from '../commands/save-role.js';
import { SetRolePermissions } from '../commands/set-role-permission.js';
import { warningsOf } from '../domain/role-warnings.js';
import { ListRoleLinks, ListRoles, reach, role } from '../queries/roles.js';
import { role as record } from '../records/role.js';
import { EditRoleInput, RoleInput, RolePermissionInput } from './roles.inputs.js';
import {
  OneRoleReply,
  RolePermissionAddedReply,
  RolePermissionRemovedReply,
  RolePermissionsReply,
  RolesReply,
} from './roles.replies.js';

const assignment = ({ role_id: roleId, permission_id }: RolePermissionInput, held: boolean) => ({
  roleId,
  permissions: [permission_id],
  held,
});

@ApiTags('permissions')
@Controller()
export class RolesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('roles/index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: RolesReply })
  async roles(@FromCaller() caller: Caller): Promise<RolesReply> {
    return { roles: await this.queries.execute(new ListRoles(caller)) };
  }

  @Post('roles/create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneRoleReply })
  create(@FromCaller() caller: Caller, @Body() input: RoleInput): Promise<OneRoleReply> {
    return this.save(caller, detailsOf(record, input));
  }

  @Post('roles/update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneRoleReply })
  update(@FromCaller() caller: Caller, @Body() { id, ...input }: EditRoleInput): Promise<OneRoleReply> {
    return this.save(caller, { id, ...detailsOf(record, input) });
  }

  @Get('role_permissions/index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: RolePermissionsReply })
  async links(@FromCaller() caller: Caller): Promise<RolePermissionsReply> {
    return { role_permissions: await this.queries.execute(new ListRoleLinks(caller)) };
  }

  /** A permission that the role holds already is no refusal, and leaves no trace. */
  @Post('role_permissions/create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RolePermissionAddedReply })
  async add(@FromCaller() caller: Caller, @Body() link: RolePermissionInput): Promise<RolePermissionAddedReply> {
    await this.commands.execute(new SetRolePermissions(caller, assignment(link, true)));
    return { link };
  }

  @Post('role_permissions/delete')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RolePermissionRemovedReply })
  remove(@FromCaller() caller: Caller, @Body() link: RolePermissionInput): Promise<RolePermissionRemovedReply> {
    return this.commands.execute(
      new SetRolePermissions(caller, assignment(link, false)).answering(async (sql) => ({
        link,
        warnings: warningsOf(await reach(sql, link.role_id)),
      })),
    );
  }

  private save(caller: Caller, details: RoleDetails): Promise<OneRoleReply> {
    return this.commands.execute(
      new SaveRole(caller, details).answering(async (sql, id) => ({ role: await role(sql, id) })),
    );
  }
}
