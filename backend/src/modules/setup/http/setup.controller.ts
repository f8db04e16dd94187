import { Controller, Get, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ListColours } from '../queries/colours.js';
import { ReadOptions } from '../queries/options.js';
import { GetDefaultSection } from '../queries/default-section.js';
import { ListFirstSteps } from '../queries/first-steps.js';
import { OptionsReply } from './options.replies.js';
import { ColoursReply, DefaultSectionReply, FirstStepsReply } from './setup.replies.js';

@ApiTags('setup')
@Controller()
export class SetupController {
  constructor(private readonly queries: QueryBus) {}

  @Get('options/index')
  @Allow({ adm: true, ins: true, stu: 'everybody' })
  @ApiOkResponse({ type: OptionsReply })
  async options(@FromCaller() caller: Caller, @Res() reply: FastifyReply) {
    return reply.type('application/json').send(await this.queries.execute(new ReadOptions(caller)));
  }

  @Get('sections/getDefaultSection')
  @Allow({ adm: true, ins: true, stu: 'everybody' })
  @ApiOkResponse({ type: DefaultSectionReply })
  async defaultSection(@FromCaller() caller: Caller): Promise<DefaultSectionReply> {
    return { defaultSection: await this.queries.execute(new GetDefaultSection(caller)) };
  }

  @Get('colors/index')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: ColoursReply })
  async colours(@FromCaller() caller: Caller): Promise<ColoursReply> {
    return { colors: await this.queries.execute(new ListColours(caller)) };
  }

  /** What the barn has of what it needs for a first lesson. Which steps were left out is the setting `first_steps`. */
  @Get('setup/firstSteps')
  @Allow({ adm: true })
  @ApiOkResponse({ type: FirstStepsReply })
  async firstSteps(@FromCaller() caller: Caller): Promise<FirstStepsReply> {
    return { steps: await this.queries.execute(new ListFirstSteps(caller, {})) };
  }
}
