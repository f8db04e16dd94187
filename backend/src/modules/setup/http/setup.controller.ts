import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { activeOf, ActiveFilter } from '../../../platform/http/active-filter.js';
import { colours } from '../queries/colours.js';
import { options } from '../queries/options.js';
import { sectionRows } from '../queries/sections.js';
import { OptionsReply } from './options.replies.js';
import { ColoursReply, SectionsReply } from './setup.replies.js';

export class SectionsQuery {
  @ActiveFilter({ description: 'Which list comes back. D18' }) filter?: string | number;
  @ActiveFilter({ description: 'The same as filter' }) is_active?: string | number;
}

@ApiTags('setup')
@Controller()
export class SetupController {
  constructor(private readonly barns: BarnReader) {}

  /** Passed through as the database wrote it. */
  @Get('options/index')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: OptionsReply })
  async options(@FromCaller() { farmId, actor }: Caller, @Res() reply: FastifyReply) {
    return reply.type('application/json').send(await this.barns.read(farmId, (sql) => options(sql, actor)));
  }

  @Get('sections/sectionList')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: SectionsReply })
  async sections(
    @FromCaller() { farmId }: Caller,
    @Query() { filter, is_active }: SectionsQuery,
  ): Promise<SectionsReply> {
    return { sections: await this.barns.read(farmId, (sql) => sectionRows(sql, activeOf(filter ?? is_active))) };
  }

  @Get('colors/index')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: ColoursReply })
  async colours(@FromCaller() { farmId }: Caller): Promise<ColoursReply> {
    return { colors: await this.barns.read(farmId, (sql) => colours(sql)) };
  }
}
