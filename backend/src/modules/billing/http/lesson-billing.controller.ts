import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { BillLessons, UnbillLessons } from '../commands/bill-lessons.js';
import { toMinor } from '../domain/money.js';
import { PreviewLessonBilling } from '../queries/lesson-billing-preview.js';
import { ListLessonBillings, ReadLessonBilling } from '../queries/lesson-billings.js';
import { ListUnbilled } from '../queries/unbilled.js';
import {
  LessonBillingPreviewInput,
  LessonBillingQuery,
  StartLessonBillingInput,
  UnbilledQuery,
} from './lesson-billing.inputs.js';
import {
  LessonBillingPreviewReply,
  LessonBillingReply,
  LessonBillingsReply,
  UnbilledReply,
} from './lesson-billing.replies.js';

/** A thousand ids. */
const LONG = 64 * 1024;

const seenOf = ({ seen_lessons, seen_total }: StartLessonBillingInput) =>
  seen_lessons === undefined || seen_total === undefined
    ? undefined
    : { lessons: seen_lessons, totalMinor: toMinor(seen_total) };

/** Lessons that were ridden without cover, and the run that bills them all. */
@ApiTags('lesson_billing')
@Controller('lesson_billing')
export class LessonBillingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: UnbilledReply })
  list(
    @FromCaller() caller: Caller,
    @Query() { date1, date2, account_holder_id, unmarked }: UnbilledQuery,
  ): Promise<UnbilledReply> {
    const asked = { from: date1, to: date2, accountHolderId: account_holder_id, unmarked: unmarked === 1 };
    return this.queries.execute(new ListUnbilled(caller, asked));
  }

  @Post('preview')
  @HttpCode(200)
  @BodyLimit(LONG)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LessonBillingPreviewReply })
  preview(
    @FromCaller() caller: Caller,
    @Body() { lesson_person_ids: lessonPersonIds }: LessonBillingPreviewInput,
  ): Promise<LessonBillingPreviewReply> {
    return this.queries.execute(new PreviewLessonBilling(caller, { lessonPersonIds }));
  }

  @Post('start')
  @HttpCode(200)
  @BodyLimit(LONG)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LessonBillingReply })
  @ApiConflictResponse()
  async start(@FromCaller() caller: Caller, @Body() input: StartLessonBillingInput): Promise<LessonBillingReply> {
    const order = {
      lessonPersonIds: input.lesson_person_ids,
      mails: input.send_mails === 1,
      seen: seenOf(input),
    };
    return this.run(caller, { id: await this.commands.execute(new BillLessons(caller, order)) });
  }

  @Get('run')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LessonBillingReply })
  @ApiNotFoundResponse()
  run(@FromCaller() caller: Caller, @Query() { id: runId }: LessonBillingQuery): Promise<LessonBillingReply> {
    return this.queries.execute(new ReadLessonBilling(caller, { runId }));
  }

  @Get('runs')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LessonBillingsReply })
  async runs(@FromCaller() caller: Caller): Promise<LessonBillingsReply> {
    return { runs: await this.queries.execute(new ListLessonBillings(caller)) };
  }

  @Post('undo')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LessonBillingReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  async undo(@FromCaller() caller: Caller, @Body() { id }: LessonBillingQuery): Promise<LessonBillingReply> {
    await this.commands.execute(new UnbillLessons(caller, { runId: id }));
    return this.run(caller, { id });
  }
}
