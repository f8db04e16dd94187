import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DateTime } from 'luxon';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Pdf } from '../../../platform/pdf/pdf.js';
import { SendStatement } from '../commands/send-statement.js';
import { statementName, statementPage } from '../papers/statement-page.js';
import { ReadStatement } from '../queries/statement.js';
import { StatementQuery } from './statements.inputs.js';
import { StatementReply, StatementSentReply } from './statements.replies.js';

const MOST_YEARS = 3;

function periodOf({ person_id: personId, from, until }: StatementQuery) {
  if (until < from) throw invalid('until', 'until must not be before from');
  if (until > (DateTime.fromISO(from).plus({ years: MOST_YEARS }).toISODate() ?? from))
    throw invalid('until', `until must be within ${MOST_YEARS} years after from`);
  return { personId, from, until };
}

@ApiTags('payments')
@Controller('payments')
export class StatementsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly pdf: Pdf,
  ) {}

  /** Of an account between two days; what is open at the end of today is what *Owing* says. */
  @Get('statement')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: StatementReply })
  @ApiNotFoundResponse()
  async statement(@FromCaller() caller: Caller, @Query() query: StatementQuery): Promise<StatementReply> {
    const {
      barn: _,
      holder,
      entries,
      ...sums
    } = await this.queries.execute(new ReadStatement(caller, periodOf(query)));
    return { ...sums, name: holder.name, entries: [...entries] };
  }

  @Get('statementPaper')
  @Allow({ adm: true, stu: true })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async paper(@FromCaller() caller: Caller, @Query() query: StatementQuery, @Res() reply: FastifyReply) {
    const statement = await this.queries.execute(new ReadStatement(caller, periodOf(query)));
    const file = await this.pdf.fromHtml(statementPage(statement));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(statementName(statement))}`)
      .header('cache-control', 'private, no-store')
      .send(file);
  }

  /** To the account holder, with guardians, as a PDF. */
  @Post('sendStatement')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: StatementSentReply })
  @ApiConflictResponse()
  @ApiNotFoundResponse()
  async send(@FromCaller() caller: Caller, @Body() asked: StatementQuery): Promise<StatementSentReply> {
    return { email: await this.commands.execute(new SendStatement(caller, periodOf(asked))) };
  }
}
