import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { CancelLesson, RescheduleLesson, ScheduleLesson } from '../../scheduling/contracts.js';
import { because } from '../../../platform/http/override-reason.js';
import type { BarnCommand } from '../../../platform/messages/barn-command.js';
import { toWarningReply } from '../../enrollment/contracts.js';
import { ListBookableLessons } from '../queries/bookable-lessons.js';
import { ShowCalendar } from '../queries/calendar.js';
import { PreviewWarnings } from '../queries/preview-warnings.js';
import { answerChange } from './answer-change.js';
import { etagOf, positionIn } from './etag.js';
import {
  CancelLessonInput,
  CreateLessonInput,
  LessonsQuery,
  LessonWarningsQuery,
  RescheduleLessonInput,
  SEES_LESSONS,
  UpdateLessonInput,
} from './lessons.inputs.js';
import { ChangedLessonsReply, LessonsReply, LessonWarningsReply } from './lessons.replies.js';
import { parseFilters } from './parse-filters.js';
import { parseCancellation, parseLesson, parseDrop, parseWarningsQuery } from './parse-lessons.js';
import { updateActions } from './update-actions.js';

const CALENDAR = 'STAFF_CAN_VIEW_CALENDAR';
const MOST_WARNINGS = 200;
const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

@ApiTags('lessons')
@Controller('lessons')
export class LessonsController {
  constructor(
    readonly commands: CommandBus,
    readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true, ins: SEES_LESSONS, stu: 'everybody' })
  @ApiOkResponse({ type: LessonsReply })
  async index(
    @FromCaller() caller: Caller,
    @Query() query: LessonsQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const { id: lessonId, dbday: day, date1: from, date2: to } = query;
    const asked = { days: { day, from, to }, filters: parseFilters({ ...query.filter, ...query.filters }) };
    reply.header('cache-control', 'private, no-cache');
    if (query.view === 'booking')
      return json(
        reply,
        await this.queries.execute(new ListBookableLessons(caller, { ...asked, withFull: query.with_full === 1 })),
      );
    const { position, text } = await this.queries.execute(
      new ShowCalendar(caller, { ...asked, lessonId, known: positionIn(known, caller) }),
    );
    reply.header('etag', etagOf(position, caller));
    return text === null ? reply.status(304).send() : json(reply, text);
  }

  @Get('warnings')
  @Allow({ adm: true, ins: [...SEES_LESSONS, 'STAFF_CAN_ADD_STUDENTS', 'ASSIGN_HORSES'] })
  @ApiOkResponse({ type: LessonWarningsReply })
  async warnings(@FromCaller() caller: Caller, @Query() query: LessonWarningsQuery): Promise<LessonWarningsReply> {
    const found = await this.queries.execute(new PreviewWarnings(caller, parseWarningsQuery(query)));
    return { warnings: found.slice(0, MOST_WARNINGS).map(toWarningReply) };
  }

  @Post('createSingleLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR, stu: 'riders' })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async createSingleLesson(@FromCaller() caller: Caller, @Body() input: CreateLessonInput, @Res() reply: FastifyReply) {
    return this.change(caller, new ScheduleLesson(because(caller, input.override_reason), parseLesson(input)), reply);
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async update(@FromCaller() caller: Caller, @Body() input: UpdateLessonInput, @Res() reply: FastifyReply) {
    return this.change(caller, updateActions[input.editAction](because(caller, input.override_reason), input), reply);
  }

  @Post('reschedule')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async reschedule(@FromCaller() caller: Caller, @Body() input: RescheduleLessonInput, @Res() reply: FastifyReply) {
    return this.change(caller, new RescheduleLesson(because(caller, input.override_reason), parseDrop(input)), reply);
  }

  @Post('cancel')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async cancel(@FromCaller() caller: Caller, @Body() input: CancelLessonInput, @Res() reply: FastifyReply) {
    return this.change(caller, new CancelLesson(caller, parseCancellation(input)), reply);
  }

  private change(caller: Caller, command: BarnCommand<unknown, string[]>, reply: FastifyReply) {
    return answerChange(this, caller, command, reply);
  }
}
