import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { BarnReader } from '../../../platform/event-store/read-barn.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { OneOf } from '../../../platform/http/fields.js';
import { colours } from '../queries/colours.js';
import { options } from '../queries/options.js';
import { sectionRows } from '../queries/sections.js';
import { OptionsReply } from './options.replies.js';
import { ColoursReply, SectionsReply } from './setup.replies.js';

export class SectionsQuery {
  @OneOf(['1', '0', 'all', 1, 0], { optional: true, description: 'Which list comes back. D18' }) filter?: string | number;
  @OneOf(['1', '0', 'all', 1, 0], { optional: true, description: 'The same as filter' }) is_active?: string | number;
}
const chosen = ({ filter, is_active }: SectionsQuery) => {
  const wanted = filter ?? is_active ?? 1;
  return wanted === 'all' ? undefined : String(wanted) === '1';
};

@ApiTags('setup')
@Controller()
export class SetupController {
  constructor(private readonly barns: BarnReader) {}

  /** Passed through as the database wrote it. */
  @Get('options/index') @Allow({ adm: true, ins: true, stu: true }) @ApiOkResponse({ type: OptionsReply })
  async options(@FromCaller() { farmId, actor }: Caller, @Res() reply: FastifyReply) {
    return reply.type('application/json').send(await this.barns.read(farmId, (sql) => options(sql, actor)));
  }

  @Get('sections/sectionList') @Allow({ adm: true, ins: true }) @ApiOkResponse({ type: SectionsReply })
  async sections(@FromCaller() { farmId }: Caller, @Query() query: SectionsQuery): Promise<SectionsReply> {
    return { sections: await this.barns.read(farmId, (sql) => sectionRows(sql, chosen(query))) };
  }

  @Get('colors/index') @Allow({ adm: true, ins: true }) @ApiOkResponse({ type: ColoursReply })
  async colours(@FromCaller() { farmId }: Caller): Promise<ColoursReply> {
    return { colors: await this.barns.read(farmId, (sql) => colours(sql)) };
  }
}
