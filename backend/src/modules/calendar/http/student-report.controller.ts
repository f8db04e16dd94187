import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { sendCsv } from '../../../platform/http/list-csv.js';
import { STATUS_NAMES } from '../../enrollment/contracts.js';
import { dayRange } from '../domain/day-range.js';
import { ReportStudents, studentReportList, type WantedReport } from '../queries/student-report.js';
import { parseFilters } from './parse-filters.js';
import { StudentReportQuery, StudentReportReply } from './student-report.replies.js';

const PAGE = 200;

function statusCodes(value: unknown): string[] | undefined {
  const codes = [value ?? []].flat().filter((code) => code !== '');
  const known = codes.filter((code): code is string => typeof code === 'string' && Object.hasOwn(STATUS_NAMES, code));
  if (known.length < codes.length)
    throw invalid('filters.status_code', `filters.status_code must be one of ${Object.keys(STATUS_NAMES).join(', ')}`);
  return known.length ? known : undefined;
}

const wantedOf = ({ date1, date2, filters, contact }: StudentReportQuery): WantedReport => ({
  days: dayRange({ from: date1, to: date2 }),
  filters: parseFilters(filters),
  statusCodes: statusCodes(filters?.status_code),
  contact: contact === 1,
});

@ApiTags('reports')
@Controller('reports')
export class StudentReportController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Everybody's place in every lesson of some days, 200 a page; all of them to whoever accepts `text/csv`. R188 R189 */
  @Get('student')
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_GENERAL_REPORTS' })
  @ApiOkResponse({ type: StudentReportReply })
  async student(@FromCaller() caller: Caller, @Query() query: StudentReportQuery, @Res() reply: FastifyReply) {
    const wanted = wantedOf(query);
    if (reply.request.headers.accept?.includes('text/csv'))
      return sendCsv(reply, this.queries, caller, {
        list: studentReportList(wanted, this.clock.now()),
        query: { columns: query.columns },
      });
    const { page = 1, per_page: perPage = PAGE, totalonly } = query;
    const report = await this.queries.execute(
      new ReportStudents(caller, { ...wanted, page, perPage, totalOnly: totalonly === 1 }),
    );
    return reply.header('vary', 'accept').send(report);
  }
}
