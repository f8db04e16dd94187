import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { because } from '../../../platform/http/override-reason.js';
import type { BarnCommand } from '../../../platform/messages/barn-command.js';
import { DeleteLessons, DuplicateLesson, ExtendSeries, MakeRecurring, PlanSeries } from '../../scheduling/contracts.js';
import { PreviewDates } from '../queries/preview-dates.js';
import { answerChange } from './answer-change.js';
import { ChangedLessonsReply, DeletedLessonsReply } from './lessons.replies.js';
import { parseLesson, yes } from './parse-lessons.js';
import { parseDatesQuestion, parseLastDate, parseRepeats } from './parse-series.js';
import { parseEnd, parseStart } from './parse-times.js';
import {
  CreateSeriesInput,
  DeleteLessonInput,
  DuplicateLessonInput,
  ExtendRecurringInput,
  MakeRecurringInput,
  PreviewDatesInput,
} from './series.inputs.js';
import { PlannedDatesReply } from './series.replies.js';

const STAFF = { adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' } as const;

/** What makes several lessons of one, or none. */
@ApiTags('lessons')
@Controller('lessons')
export class SeriesController {
  constructor(
    readonly commands: CommandBus,
    readonly queries: QueryBus,
  ) {}

  @Post('createRecurringLesson')
  @HttpCode(200)
  @Allow({ ...STAFF, stu: 'riders' })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async createRecurringLesson(
    @FromCaller() caller: Caller,
    @Body() input: CreateSeriesInput,
    @Res() reply: FastifyReply,
  ) {
    return this.change(
      caller,
      new PlanSeries(because(caller, input.override_reason), { ...parseLesson(input), ...parseRepeats(input) }),
      reply,
    );
  }

  @Post('duplicate')
  @HttpCode(200)
  @Allow(STAFF)
  @ApiOkResponse({ type: ChangedLessonsReply })
  async duplicate(@FromCaller() caller: Caller, @Body() input: DuplicateLessonInput, @Res() reply: FastifyReply) {
    const elsewhere = (input.start ?? input.scheduled_date) && { start: parseStart(input), end: parseEnd(input) };
    const wish = { lessonId: input.id, notify: yes(input.sendNotification), ...elsewhere };
    return this.change(caller, new DuplicateLesson(because(caller, input.override_reason), wish), reply);
  }

  @Post('changeExistingToRecurring')
  @HttpCode(200)
  @Allow(STAFF)
  @ApiOkResponse({ type: ChangedLessonsReply })
  async makeRecurring(@FromCaller() caller: Caller, @Body() input: MakeRecurringInput, @Res() reply: FastifyReply) {
    const { id: lessonId, version, sendNotification } = input;
    const wish = { lessonId, version, notify: yes(sendNotification), ...parseRepeats(input) };
    return this.change(caller, new MakeRecurring(because(caller, input.override_reason), wish), reply);
  }

  @Post('extendRecurring')
  @HttpCode(200)
  @Allow(STAFF)
  @ApiOkResponse({ type: ChangedLessonsReply })
  async extend(@FromCaller() caller: Caller, @Body() input: ExtendRecurringInput, @Res() reply: FastifyReply) {
    const { id: lessonId, version, sendNotification, skip_dates: skipDates, keep_dates: keepDates } = input;
    const lastDate = parseLastDate(input.lastDate);
    const wish = { lessonId, version, notify: yes(sendNotification), lastDate, skipDates, keepDates };
    return this.change(caller, new ExtendSeries(because(caller, input.override_reason), wish), reply);
  }

  /** A question; the dates left out may be too many for an address. */
  @Post('previewDates')
  @HttpCode(200)
  @Allow(STAFF)
  @ApiOkResponse({ type: PlannedDatesReply })
  previewDates(@FromCaller() caller: Caller, @Body() input: PreviewDatesInput): Promise<PlannedDatesReply> {
    return this.queries.execute(new PreviewDates(caller, parseDatesQuestion(input)));
  }

  @Post('delete')
  @HttpCode(200)
  @Allow(STAFF)
  @ApiOkResponse({ type: DeletedLessonsReply })
  async remove(
    @FromCaller() caller: Caller,
    @Body() { id, version, applyToFuture, sendNotification }: DeleteLessonInput,
  ): Promise<DeletedLessonsReply> {
    const future = applyToFuture === 1;
    const deletion = { lessonIds: [id], version, applyToFuture: future, notify: yes(sendNotification) };
    return { lessonIds: await this.commands.execute(new DeleteLessons(caller, deletion)) };
  }

  private change(caller: Caller, command: BarnCommand<unknown, string[]>, reply: FastifyReply) {
    return answerChange(this, caller, command, reply);
  }
}
