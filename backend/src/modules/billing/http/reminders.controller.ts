import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { HoldReminders } from '../commands/hold-reminders.js';
import { RemindAccounts } from '../commands/remind-accounts.js';
import { PreviewReminders, ShowNextReminders } from '../queries/reminder-preview.js';
import { ReadReminderRun } from '../queries/reminder-run.js';
import { HoldRemindersInput, RemindInput, ReminderRunQuery } from './reminders.inputs.js';
import {
  HeldRemindersReply,
  NextRemindersReply,
  ReminderPreviewReply,
  ReminderRunReply,
  RemindReply,
} from './reminders.replies.js';

@ApiTags('payments')
@Controller('payments')
export class RemindersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What `remind` would do: who gets a mail, who none, and why. */
  @Post('previewReminders')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ReminderPreviewReply })
  preview(
    @FromCaller() caller: Caller,
    @Body() { account_ids: accountIds }: RemindInput,
  ): Promise<ReminderPreviewReply> {
    return this.queries.execute(new PreviewReminders(caller, { accountIds }));
  }

  /** One mail to each of these accounts about all its open invoices; none twice on a day. */
  @Post('remind')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RemindReply })
  async remind(@FromCaller() caller: Caller, @Body() { account_ids: accountIds }: RemindInput): Promise<RemindReply> {
    const { runId, ...counts } = await this.commands.execute(new RemindAccounts(caller, { accountIds }));
    return { run_id: runId, ...counts };
  }

  /** What became of these mails so far. */
  @Get('reminderRun')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ReminderRunReply })
  @ApiNotFoundResponse()
  run(@FromCaller() caller: Caller, @Query() { run_id: runId }: ReminderRunQuery): Promise<ReminderRunReply> {
    return this.queries.execute(new ReadReminderRun(caller, { runId }));
  }

  /** What the clock does next, or would do if the barn switched reminders on. */
  @Get('nextReminders')
  @Allow({ adm: true })
  @ApiOkResponse({ type: NextRemindersReply })
  next(@FromCaller() caller: Caller): Promise<NextRemindersReply> {
    return this.queries.execute(new ShowNextReminders(caller, undefined));
  }

  /** An account gets no reminders, or gets them again. Invoices are mailed as before. */
  @Post('holdReminders')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: HeldRemindersReply })
  @ApiNotFoundResponse()
  async hold(
    @FromCaller() caller: Caller,
    @Body() { person_id: personId, hold }: HoldRemindersInput,
  ): Promise<HeldRemindersReply> {
    await this.commands.execute(new HoldReminders(caller, { personId, hold: hold === 1 }));
    return { reminders_on_hold: hold };
  }
}
