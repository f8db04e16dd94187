import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { sendCsv } from '../../../platform/http/list-csv.js';
import { GROUPS } from '../domain/groups.js';
import { ReadOwingFacts } from '../queries/owing-facts.js';
import { headingsOf, listOf, ReadReport } from '../queries/read-report.js';
import { askedReport } from './asked-report.js';
import { ReportQuery } from './reports.inputs.js';
import { ReportReply } from './reports.replies.js';

const PAGE = 200;

@ApiTags('reports')
@Controller('reports')
export class ReportsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** A report, 200 rows a page, with its totals; all rows to whoever accepts `text/csv`. R188 R189 R190 R231 R232 R254 */
  @Get(':group')
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_GENERAL_REPORTS' })
  @ApiParam({ name: 'group', enum: Object.keys(GROUPS) })
  @ApiOkResponse({ type: ReportReply })
  async report(
    @FromCaller() caller: Caller,
    @Param('group') group: string,
    @Query() query: ReportQuery,
    @Res() reply: FastifyReply,
  ) {
    const named = askedReport(group, query);
    const isOwing = named.group === 'owing';
    const facts = isOwing ? await this.queries.execute(new ReadOwingFacts(caller, undefined)) : { dueDates: false };
    const wanted = { ...named, ...facts };
    if (reply.request.headers.accept?.includes('text/csv')) {
      const list = listOf(wanted, { farmId: caller.farmId, now: this.clock.now() });
      const { sort, columns = headingsOf(wanted) } = query;
      return sendCsv(reply, this.queries, caller, { list, query: { sort, columns } });
    }
    const { page = 1, per_page: perPage = PAGE, sort, totalonly } = query;
    const asked = { ...wanted, page, perPage, sort, totalOnly: totalonly === 1 };
    return reply.header('vary', 'accept').send(await this.queries.execute(new ReadReport(caller, asked)));
  }
}
