import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { PreviewLessonCancellation } from '../../enrollment/contracts.js';
import { RevertBulk, StartBulk } from '../../scheduling/contracts.js';
import { ReadBulkRun } from '../queries/bulk-progress.js';
import { ListCancellationMails } from '../queries/cancellation-mails.js';
import { BulkCancelInput, BulkChoiceInput, BulkRunQuery, DeleteAllInput } from './bulk.inputs.js';
import { BulkPreviewReply, BulkRunReply } from './bulk.replies.js';

/** Two thousand ids. */
const LONG = 128 * 1024;
const datesOf = ({ purchase_date, makeup_start_date, expiry_date }: BulkChoiceInput) => ({
  purchaseDate: purchase_date,
  makeupStartDate: makeup_start_date,
  expiryDate: expiry_date,
});

/** For administrators only. A10 G14 */
@ApiTags('lessons')
@Controller('lessons')
export class BulkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('previewBulk')
  @HttpCode(200)
  @BodyLimit(LONG)
  @Allow({ adm: true })
  @ApiOkResponse({ type: BulkPreviewReply })
  async preview(@FromCaller() caller: Caller, @Body() input: BulkChoiceInput): Promise<BulkPreviewReply> {
    const lessonIds = input.bulkIds;
    const day = input.scheduled_date ?? null;
    const { cancelAction: action, cancelReason: reason } = input;
    const asked = { lessonIds, action, reason, day, dates: datesOf(input), applyToFuture: false };
    const [told, mails] = await Promise.all([
      this.queries.execute(new PreviewLessonCancellation(caller, asked)),
      this.queries.execute(new ListCancellationMails(caller, { lessonIds })),
    ]);
    return Object.assign(told, mails, { skipped: new Set(lessonIds).size - told.lessons });
  }

  @Post('bulkCancel')
  @HttpCode(200)
  @BodyLimit(LONG)
  @Allow({ adm: true })
  @ApiOkResponse({ type: BulkRunReply })
  cancel(@FromCaller() caller: Caller, @Body() input: BulkCancelInput): Promise<BulkRunReply> {
    const { bulkIds: lessonIds, cancelAction, cancelReason, sendNotification, scheduled_date } = input;
    const cancellation = {
      action: cancelAction,
      reason: cancelReason,
      day: scheduled_date ?? null,
      dates: datesOf(input),
      notify: sendNotification === undefined ? undefined : sendNotification === 1,
      message: input.updated_notification_message,
    };
    return this.run(caller, new StartBulk(caller, { lessonIds, cancellation }));
  }

  @Post('deleteAll')
  @HttpCode(200)
  @BodyLimit(LONG)
  @Allow({ adm: true })
  @ApiOkResponse({ type: BulkRunReply })
  deleteAll(@FromCaller() caller: Caller, @Body() { idarray }: DeleteAllInput): Promise<BulkRunReply> {
    return this.run(caller, new StartBulk(caller, { lessonIds: idarray }));
  }

  @Post('undoBulk')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: BulkRunReply })
  undo(@FromCaller() caller: Caller, @Body() { id }: BulkRunQuery): Promise<BulkRunReply> {
    return this.run(caller, new RevertBulk(caller, { runId: id }));
  }

  @Get('bulkRun')
  @Allow({ adm: true })
  @ApiOkResponse({ type: BulkRunReply })
  progress(@FromCaller() caller: Caller, @Query() { id }: BulkRunQuery): Promise<BulkRunReply> {
    return this.queries.execute(new ReadBulkRun(caller, { runId: id }));
  }

  private async run(caller: Caller, command: Command<string>) {
    const runId = await this.commands.execute(command);
    return this.queries.execute(new ReadBulkRun(caller, { runId }));
  }
}
