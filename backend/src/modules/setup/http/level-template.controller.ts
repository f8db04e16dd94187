import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Text } from '../../../platform/http/fields.js';
import { BeginLevels } from '../commands/begin-levels.js';
import { USUAL_LEVELS } from '../domain/usual-levels.js';

class UsualLevelReply {
  @Text() name: string;
  @Text() description: string;
  @ApiProperty({ type: String, isArray: true }) skills: readonly string[];
}
class UsualLevelsReply {
  @ApiProperty({ type: UsualLevelReply, isArray: true }) levels: readonly UsualLevelReply[];
}

@ApiTags('setup')
@Controller('levels')
export class LevelTemplateController {
  constructor(private readonly commands: CommandBus) {}

  /** What a barn without levels may begin with. */
  @Get('usual')
  @Allow({ adm: true })
  @ApiOkResponse({ type: UsualLevelsReply })
  usual(): UsualLevelsReply {
    return { levels: USUAL_LEVELS };
  }

  /** Adds them where the barn has no level yet, and nothing otherwise. */
  @Post('begin')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: UsualLevelsReply })
  async begin(@FromCaller() caller: Caller): Promise<UsualLevelsReply> {
    await this.commands.execute(new BeginLevels(caller, {}));
    return this.usual();
  }
}
