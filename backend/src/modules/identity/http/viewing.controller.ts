import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Tokens } from '../../../platform/auth/tokens.js';
import { forbidden } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Id, Text } from '../../../platform/http/fields.js';
import { FindActiveLogin } from '../queries/active-login.js';
import { ReadRoleToSee } from '../queries/role-to-see.js';
import { claimsOf } from './claims.js';
import { AuthTokenReply } from './passwords.replies.js';

export class SeeAsInput {
  @Id({ description: 'The role, as whose staff the product is looked at' }) role_id: string;
}

export class SeenRoleReply extends AuthTokenReply {
  @Text({ nullable: true }) role_name: string | null;
}

@ApiTags('permissions')
@Controller('roles')
export class ViewingController {
  constructor(
    private readonly queries: QueryBus,
    private readonly tokens: Tokens,
  ) {}

  /** A token with which an administrator sees what the role opens, and can change nothing. A07 */
  @Post('seeAs')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SeenRoleReply })
  async seeAs(@FromCaller() caller: Caller, @Body() { role_id: roleId }: SeeAsInput): Promise<SeenRoleReply> {
    const { loginId } = caller.actor;
    const [role_name, seen] = await Promise.all([
      this.queries.execute(new ReadRoleToSee(caller, { roleId })),
      this.queries.execute(new FindActiveLogin({ loginId, viewingRole: roleId })),
    ]);
    if (!seen) throw forbidden();
    return { auth_token: this.tokens.issue({ ...claimsOf(seen), viewing_role: roleId }), role_name };
  }
}
