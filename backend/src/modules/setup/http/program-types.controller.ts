import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromPlatform, type PlatformCaller } from '../../../platform/http/caller.js';
import { Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { programTypes } from '../commands/setup-lists.js';

class ProgramTypeInput {
  @Id({ description: 'The barn that is to have it' }) farm_id: string;
  @RequiredText({ max: 100, message: 'name is required' }) name: string;
  @Text({ optional: true, nullable: true }) desc?: string | null;
}

class NewProgramTypeReply {
  @Id() id: string;
}

@ApiTags('setup')
@Controller('setup')
export class ProgramTypesController {
  constructor(private readonly commands: CommandBus) {}

  /** A barn’s own, though the platform adds it. F16 */
  @Post('program_types')
  @HttpCode(200)
  @Allow({ spr: true })
  @ApiOkResponse({ type: NewProgramTypeReply })
  async create(
    @FromPlatform() caller: PlatformCaller,
    @Body() { farm_id: farmId, name, desc }: ProgramTypeInput,
  ): Promise<NewProgramTypeReply> {
    const details = { programTypeName: name, description: desc };
    return { id: await this.commands.execute(new programTypes.Create({ ...caller, farmId }, details)) };
  }
}
