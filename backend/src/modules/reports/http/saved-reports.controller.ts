import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ChangeSavedReport } from '../commands/change-saved-report.js';
import { DeleteSavedReport } from '../commands/delete-saved-report.js';
import { SaveReport } from '../commands/save-report.js';
import { SendSavedReport } from '../commands/send-saved-report.js';
import { PlanSavedReport } from '../queries/saved/plan-saved.js';
import { ListSavedReports } from '../queries/saved/saved-reports.js';
import { keptOf, mailingFrom, savedReply, scheduleFrom } from './saved-report-wire.js';
import {
  ChangeSavedReportInput,
  PlanSavedReportQuery,
  SaveReportInput,
  WhichSavedReportInput,
} from './saved-reports.inputs.js';
import {
  OneSavedReportReply,
  SavedReportDeletedReply,
  SavedReportPlanReply,
  SavedReportsReply,
} from './saved-reports.replies.js';

@ApiTags('reports')
@Controller('saved_reports')
export class SavedReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedReportsReply })
  async index(@FromCaller() caller: Caller): Promise<SavedReportsReply> {
    const all = await this.queries.execute(new ListSavedReports(caller, {}));
    return { saved_reports: all.map(savedReply) };
  }

  /** When it would go out with this plan, and which days each span has: today, and then. */
  @Get('plan')
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedReportPlanReply })
  async plan(@FromCaller() caller: Caller, @Query() query: PlanSavedReportQuery): Promise<SavedReportPlanReply> {
    const { nextOn, spans } = await this.queries.execute(new PlanSavedReport(caller, scheduleFrom(query)));
    return {
      next_on: nextOn,
      spans: spans.map(({ span, today, next }) => ({
        span,
        date1: today.from,
        date2: today.to,
        next_date1: next?.from ?? null,
        next_date2: next?.to ?? null,
      })),
    };
  }

  @Post('save')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneSavedReportReply })
  async save(@FromCaller() caller: Caller, @Body() input: SaveReportInput): Promise<OneSavedReportReply> {
    const { title: reportTitle, span = null, is_stopped } = input;
    const mailing = mailingFrom(input);
    const report = { ...keptOf(input), reportTitle, span, isStopped: is_stopped === 1, mailing };
    return this.one(caller, await this.commands.execute(new SaveReport(caller, report)));
  }

  @Post('change')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneSavedReportReply })
  async change(@FromCaller() caller: Caller, @Body() input: ChangeSavedReportInput): Promise<OneSavedReportReply> {
    const { id, title, span, every, weekday, month_day, addresses, with_csv, with_pdf, is_stopped } = input;
    const mailed = every && mailingFrom({ every, weekday, month_day, addresses, with_csv, with_pdf });
    await this.commands.execute(
      new ChangeSavedReport(caller, {
        savedReportId: id,
        ...(title !== undefined && { reportTitle: title }),
        ...(span !== undefined && { span }),
        ...(mailed && { mailing: mailed }),
        ...(is_stopped !== undefined && { isStopped: is_stopped === 1 }),
      }),
    );
    return this.one(caller, id);
  }

  /** Once, however often it is asked for within a minute. */
  @Post('send')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneSavedReportReply })
  async send(@FromCaller() caller: Caller, @Body() { id }: WhichSavedReportInput): Promise<OneSavedReportReply> {
    await this.commands.execute(new SendSavedReport(caller, { savedReportId: id, by: 'administrator' }));
    return this.one(caller, id);
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedReportDeletedReply })
  async remove(@FromCaller() caller: Caller, @Body() { id }: WhichSavedReportInput): Promise<SavedReportDeletedReply> {
    await this.commands.execute(new DeleteSavedReport(caller, { savedReportId: id }));
    return { deleted: 1 };
  }

  private async one(caller: Caller, savedReportId: string): Promise<OneSavedReportReply> {
    const [saved] = await this.queries.execute(new ListSavedReports(caller, { savedReportId }));
    if (!saved) throw notFound('The saved report', 'id');
    return { saved_report: savedReply(saved) };
  }
}
