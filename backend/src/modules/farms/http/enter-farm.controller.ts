import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Tokens } from '../../../platform/auth/tokens.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FromPlatform, type PlatformCaller } from '../../../platform/http/caller.js';
import { Id, Text } from '../../../platform/http/fields.js';
import { claimsOf, FindActiveLogin } from '../../identity/contracts.js';
import { EnterFarm } from '../commands/enter-farm.js';

export class EnterFarmInput {
  @Id({ description: 'The barn that is looked at' }) farm_id: string;
}

export class EnteredFarmReply {
  @Text() auth_token: string;
}

@ApiTags('super')
@Controller('super')
export class EnterFarmController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly tokens: Tokens,
  ) {}

  /** A token with which the super user sees an active barn for an hour, and can change nothing. The barn's history says so. A14 */
  @Post('enterFarm')
  @HttpCode(200)
  @Allow({ spr: true })
  @ApiOkResponse({ type: EnteredFarmReply })
  @ApiNotFoundResponse()
  async enter(@FromPlatform() caller: PlatformCaller, @Body() input: EnterFarmInput): Promise<EnteredFarmReply> {
    const { farm_id: farmId } = input;
    const { loginId } = caller.actor;
    const seen = await this.queries.execute(new FindActiveLogin({ loginId, enteredFarm: farmId }));
    if (!seen) throw notFound('The active barn');
    await this.commands.execute(new EnterFarm({ ...caller, farmId }, {}));
    return { auth_token: this.tokens.issue({ ...claimsOf(seen), entered_farm: farmId }) };
  }
}
