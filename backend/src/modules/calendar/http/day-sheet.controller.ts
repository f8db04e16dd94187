import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Pdf } from '../../../platform/pdf/pdf.js';
import { sheetPage } from '../day-sheet/sheet-page.js';
import { dayRange } from '../domain/day-range.js';
import { ShowDaySheet } from '../queries/day-sheet.js';
import { DaySheetQuery } from './lessons.inputs.js';
import { parseFilters } from './parse-filters.js';

@ApiTags('lessons')
@Controller('lessons')
export class DaySheetController {
  constructor(
    private readonly queries: QueryBus,
    private readonly pdf: Pdf,
  ) {}

  @Get('daysheetPdf')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_DAYSHEET' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async daysheetPdf(
    @FromCaller() caller: Caller,
    @Query() { dbday, by = 'lesson', paper, filters }: DaySheetQuery,
    @Res() reply: FastifyReply,
  ) {
    const { from: date } = dayRange({ day: dbday });
    const { day, barn, printed, choices } = await this.queries.execute(
      new ShowDaySheet(caller, { date, filters: parseFilters(filters) }),
    );
    const page = sheetPage(day, { barn, date, printed }, { ...choices, by, ...(paper && { paper }) });
    const file = await this.pdf.fromHtml(page);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="day-sheet-${date}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(file);
  }
}
