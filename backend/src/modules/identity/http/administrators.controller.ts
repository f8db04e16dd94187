import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromPlatform, type PlatformCaller } from '../../../platform/http/caller.js';
import { Email, Id, RequiredText } from '../../../platform/http/fields.js';
import { InviteAdministrator } from '../commands/invite-administrator.js';

class AdministratorInput {
  @Id({ description: 'The barn that is to have one more administrator' }) farm_id: string;
  @RequiredText({ message: 'name is required' }) name: string;
  @Email({ description: 'Where the invitation goes' }) email: string;
}
class AdministratorReply {
  @Id() user_id: string;
}

@ApiTags('vusers')
@Controller('vusers')
export class AdministratorsController {
  constructor(private readonly commands: CommandBus) {}

  /** The only way to make an administrator. A15 R240 */
  @Post('createAdminAccount')
  @HttpCode(200)
  @Allow({ spr: true })
  @ApiOkResponse({ type: AdministratorReply })
  @ApiConflictResponse()
  async create(@FromPlatform() caller: PlatformCaller, @Body() input: AdministratorInput): Promise<AdministratorReply> {
    const { farm_id: farmId, name, email } = input;
    return { user_id: await this.commands.execute(new InviteAdministrator({ ...caller, farmId }, { name, email })) };
  }
}
