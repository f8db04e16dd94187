import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { sendCsv } from '../../../platform/http/list-csv.js';
import { dayRange } from '../../calendar/contracts.js';
import { GROUPS, isReportOf, TIMELESS, type Group } from '../domain/groups.js';
import { HasDueDates } from '../queries/has-due-dates.js';
import { headingsOf, listOf, ReadReport, type AskedReport } from '../queries/read-report.js';
import { parseReportFilters } from './parse-report-filters.js';
import { ReportQuery } from './reports.inputs.js';
import { ReportReply } from './reports.replies.js';

const PAGE = 200;
const NO_DAYS = { from: '0001-01-01', to: '0001-01-01' };

const isGroup = (group: string): group is Group => Object.hasOwn(GROUPS, group);

function daysOf(group: Group, { date1, date2 }: ReportQuery) {
  if (TIMELESS.includes(group)) return NO_DAYS;
  if (!date1) throw invalid('date1', 'date1 is required');
  if (!date2) throw invalid('date2', 'date2 is required');
  return dayRange({ from: date1, to: date2 });
}

function wantedOf(group: string, query: ReportQuery): Omit<AskedReport, 'dueDates'> {
  if (!isGroup(group)) throw notFound('The report');
  const { report, filters, contact } = query;
  if (!isReportOf(group, report)) throw invalid('report', `report must be one of ${GROUPS[group].join(', ')}`);
  return {
    group,
    report,
    days: daysOf(group, query),
    ...parseReportFilters(filters),
    contact: contact === 1,
  };
}

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
    const named = wantedOf(group, query);
    const dueDates = named.group === 'owing' && (await this.queries.execute(new HasDueDates(caller, undefined)));
    const wanted = { ...named, dueDates };
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
