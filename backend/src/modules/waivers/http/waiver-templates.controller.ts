import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { Session } from '../../../platform/auth/session.js';
import { FromPlatform, FromSession, type PlatformCaller } from '../../../platform/http/caller.js';
import { SaveWaiverTemplate } from '../commands/save-waiver-template.js';
import { ListWaiverTemplates } from '../queries/waiver-templates.js';
import { WaiverTemplateInput, WaiverTemplatesQuery } from './waiver-templates.inputs.js';
import { WaiverTemplatesReply } from './waiver-templates.replies.js';

/** The super user says which of the provider's waivers a barn has. F05 */
@ApiTags('waivers')
@Allow({ spr: true })
@Controller('waiver_template')
export class WaiverTemplatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @ApiOkResponse({ type: WaiverTemplatesReply })
  async list(
    @FromSession() { actor }: Session,
    @Query() { farm_id: farmId }: WaiverTemplatesQuery,
  ): Promise<WaiverTemplatesReply> {
    return { templates: await this.queries.execute(new ListWaiverTemplates({ farmId, actor }, {})) };
  }

  @Post('create')
  @HttpCode(200)
  @ApiOkResponse({ type: WaiverTemplatesReply })
  @ApiNotFoundResponse()
  async create(
    @FromPlatform() caller: PlatformCaller,
    @Body() input: WaiverTemplateInput,
  ): Promise<WaiverTemplatesReply> {
    const { farm_id: farmId, template_id: templateId, title } = input;
    const described = {
      templateId,
      title,
      isPublic: input.is_public === 1,
      createUserAccount: input.create_user_account === 1,
    };
    await this.commands.execute(new SaveWaiverTemplate({ ...caller, farmId }, described));
    return { templates: await this.queries.execute(new ListWaiverTemplates({ farmId, actor: caller.actor }, {})) };
  }
}
