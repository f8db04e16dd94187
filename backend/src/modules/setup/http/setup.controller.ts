import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { activeOf } from '../../../platform/http/active-filter.js';
import { ListColours } from '../queries/colours.js';
import { ReadOptions } from '../queries/options.js';
import { ListSections } from '../queries/sections.js';
import { OptionsReply } from './options.replies.js';
import { SetupListQuery } from './setup-list.inputs.js';
import { ColoursReply, SectionsReply } from './setup.replies.js';

@ApiTags('setup')
@Controller()
export class SetupController {
  constructor(private readonly queries: QueryBus) {}

  @Get('options/index')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: OptionsReply })
  async options(@FromCaller() caller: Caller, @Res() reply: FastifyReply) {
    return reply.type('application/json').send(await this.queries.execute(new ReadOptions(caller)));
  }

  @Get('sections/sectionList')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: SectionsReply })
  async sections(@FromCaller() caller: Caller, @Query() { filter, is_active }: SetupListQuery): Promise<SectionsReply> {
    return {
      sections: await this.queries.execute(new ListSections(caller, { active: activeOf(filter ?? is_active) })),
    };
  }

  @Get('colors/index')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: ColoursReply })
  async colours(@FromCaller() caller: Caller): Promise<ColoursReply> {
    return { colors: await this.queries.execute(new ListColours(caller)) };
  }
}
