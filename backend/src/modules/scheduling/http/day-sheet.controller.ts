import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Pdf } from '../../../platform/pdf/pdf.js';
import { sheetPage } from '../day-sheet/sheet-page.js';
import { daySheet } from '../queries/day-sheet.js';
import { DaySheetQuery } from './lessons.inputs.js';
import { lessonFilters, range } from './read-filters.js';

@ApiTags('lessons')
@Controller('lessons')
export class DaySheetController {
  constructor(
    private readonly barns: BarnReader,
    private readonly clock: Clock,
    private readonly pdf: Pdf,
  ) {}

  @Get('daysheetPdf')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_DAYSHEET' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async daysheetPdf(
    @FromCaller() { farmId, actor }: Caller,
    @Query() { dbday, by = 'lesson', paper, filters }: DaySheetQuery,
    @Res() reply: FastifyReply,
  ) {
    const now = this.clock.now();
    const { from: date } = range(dbday, dbday);
    const { day, barn, printed, choices } = await this.barns.read(farmId, (sql) =>
      daySheet(sql, { kind: 'staff', actor, now }, date, lessonFilters(filters)),
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
