import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ChangeLoginRole } from '../commands/change-login-role.js';
import { InviteToSignIn } from '../commands/invite-to-sign-in.js';
import { RemoveLogin } from '../commands/remove-login.js';
import { ResendInvitation } from '../commands/resend-invitation.js';
import { ReadUserAccount } from '../queries/user-account.js';
import { AddUserAccountInput, PersonInput, UpdateUserRoleInput, UserAccountQuery } from './vusers.inputs.js';
import {
  UserAccountReply,
  UserIdReply,
  UserRemovedReply,
  UserRoleReply,
  type LoginRoleReply,
} from './vusers.replies.js';
import { roles } from '../lookups.js';

/** Logins of a barn's people, kept by its administrators. */
@ApiTags('logins')
@Controller('vusers')
export class VusersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('userAccount')
  @Allow({ adm: true })
  @ApiOkResponse({ type: UserAccountReply })
  account(@FromCaller() caller: Caller, @Query() { person_id: personId }: UserAccountQuery): Promise<UserAccountReply> {
    return this.queries.execute(new ReadUserAccount(caller, { personId }));
  }

  @Post('addClientUserAccount')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: UserIdReply })
  async add(@FromCaller() caller: Caller, @Body() input: AddUserAccountInput): Promise<UserIdReply> {
    const { person_id: personId, type: userType, email } = input;
    return { user_id: await this.commands.execute(new InviteToSignIn(caller, { personId, userType, email })) };
  }

  @Post('resendInvitation')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: UserIdReply })
  async resend(@FromCaller() caller: Caller, @Body() { person_id: personId }: PersonInput): Promise<UserIdReply> {
    return { user_id: await this.commands.execute(new ResendInvitation(caller, { personId })) };
  }

  @Post('removerUserAccount')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: UserRemovedReply })
  async remove(@FromCaller() caller: Caller, @Body() { person_id: personId }: PersonInput): Promise<UserRemovedReply> {
    await this.commands.execute(new RemoveLogin(caller, { personId }));
    return { user_id: null };
  }

  @Post('updateUserRole')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: UserRoleReply })
  async role(@FromCaller() caller: Caller, @Body() input: UpdateUserRoleInput): Promise<UserRoleReply> {
    const change = { loginId: input.user_id, roleId: input.role_id ?? null };
    return this.commands.execute(
      new ChangeLoginRole(caller, change).answering(async (sql, _, { farmId }) => {
        const [role = null] = await sql<LoginRoleReply[]>`
          select role_id as id, role_id, role_name from ${roles(sql)} r where farm_id = ${farmId} and role_id = ${change.roleId}`;
        return { role };
      }),
    );
  }
}
