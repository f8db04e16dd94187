import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Pdf } from '../../../platform/pdf/pdf.js';
import { CloseTill, ReopenTill } from '../commands/close-till.js';
import { toMinor } from '../domain/money.js';
import { tillPage } from '../papers/till-page.js';
import { PreviewTill } from '../queries/preview-till.js';
import { ReadTillDay } from '../queries/till-day.js';
import { ReadTillPaper } from '../queries/till-paper.js';
import { CloseTillInput, PreviewTillQuery, ReopenTillInput, TillDayQuery, TillPaperQuery } from './till.inputs.js';
import { CountReply, TillDayReply } from './till.replies.js';

const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount));

/** A day's takings, counted by a person: the administrators' as the report of takings is. */
@ApiTags('till')
@Controller('till')
export class TillController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly pdf: Pdf,
  ) {}

  @Get('day')
  @Allow({ adm: true })
  @ApiOkResponse({ type: TillDayReply })
  day(@FromCaller() caller: Caller, @Query() { day }: TillDayQuery): Promise<TillDayReply> {
    return this.queries.execute(new ReadTillDay(caller, { day }));
  }

  @Get('preview')
  @Allow({ adm: true })
  @ApiOkResponse({ type: CountReply })
  preview(
    @FromCaller() caller: Caller,
    @Query() { day, opening, counted, left }: PreviewTillQuery,
  ): Promise<CountReply> {
    const [openingMinor, countedMinor, leftMinor] = [toMinor(opening), toMinor(counted), minor(left)];
    return this.queries.execute(new PreviewTill(caller, { day, openingMinor, countedMinor, leftMinor }));
  }

  @Post('close')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: TillDayReply })
  @ApiConflictResponse()
  async close(@FromCaller() caller: Caller, @Body() input: CloseTillInput): Promise<TillDayReply> {
    const { day, opening, counted, left, remark, corrects, seen_expected } = input;
    await this.commands.execute(
      new CloseTill(caller, {
        day,
        openingMinor: toMinor(opening),
        countedMinor: toMinor(counted),
        leftMinor: minor(left),
        seenMinor: minor(seen_expected),
        corrects,
        remark,
      }),
    );
    return this.day(caller, { day });
  }

  @Post('reopen')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: TillDayReply })
  @ApiConflictResponse()
  async reopen(
    @FromCaller() caller: Caller,
    @Body() { day, closing_id: closingId }: ReopenTillInput,
  ): Promise<TillDayReply> {
    await this.commands.execute(new ReopenTill(caller, { day, closingId }));
    return this.day(caller, { day });
  }

  @Get('paper')
  @Allow({ adm: true })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async paper(@FromCaller() caller: Caller, @Query() { day, paper }: TillPaperQuery, @Res() reply: FastifyReply) {
    const of = await this.queries.execute(new ReadTillPaper(caller, { day }));
    const file = await this.pdf.fromHtml(tillPage(of, paper ?? of.barn.paper));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="takings-${day}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(file);
  }
}
