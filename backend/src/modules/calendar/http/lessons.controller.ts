import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import {
  CancelLesson,
  DeleteLessons,
  PlanSeries,
  RescheduleLesson,
  ScheduleLesson,
} from '../../scheduling/contracts.js';
import { ListBookableLessons } from '../queries/bookable-lessons.js';
import { ShowCalendar } from '../queries/calendar.js';
import { ShowChangedLessons } from '../queries/changed-lessons.js';
import { etagOf, positionIn } from './etag.js';
import {
  CancelLessonInput,
  CreateLessonInput,
  CreateSeriesInput,
  DeleteLessonInput,
  LessonsQuery,
  RescheduleLessonInput,
  UpdateLessonInput,
} from './lessons.inputs.js';
import { ChangedLessonsReply, DeletedLessonsReply, LessonsReply } from './lessons.replies.js';
import { parseFilters } from './parse-filters.js';
import { parseCancellation, parseLesson, parseMove, parseRecurrence } from './parse-lessons.js';
import { updateActions } from './update-actions.js';

const CALENDAR = 'STAFF_CAN_VIEW_CALENDAR';
const SEES_LESSONS = [CALENDAR, 'STAFF_CAN_ACCESS_DAYSHEET', 'STAFF_CAN_ACCESS_WHITEBOARD'];
const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

@ApiTags('lessons')
@Controller('lessons')
export class LessonsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true, ins: SEES_LESSONS, stu: true })
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
      return json(reply, await this.queries.execute(new ListBookableLessons(caller, asked)));
    const { position, text } = await this.queries.execute(
      new ShowCalendar(caller, { ...asked, lessonId, known: positionIn(known, caller) }),
    );
    reply.header('etag', etagOf(position, caller));
    return text === null ? reply.status(304).send() : json(reply, text);
  }

  @Post('createSingleLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR, stu: true })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async createSingleLesson(@FromCaller() caller: Caller, @Body() input: CreateLessonInput, @Res() reply: FastifyReply) {
    return this.change(caller, new ScheduleLesson(caller, parseLesson(input)), reply);
  }

  @Post('createRecurringLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR, stu: true })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async createRecurringLesson(
    @FromCaller() caller: Caller,
    @Body() input: CreateSeriesInput,
    @Res() reply: FastifyReply,
  ) {
    const series = { ...parseLesson(input), recurrence: parseRecurrence(input) };
    return this.change(caller, new PlanSeries(caller, series), reply);
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async update(@FromCaller() caller: Caller, @Body() input: UpdateLessonInput, @Res() reply: FastifyReply) {
    return this.change(caller, updateActions[input.editAction](caller, input), reply);
  }

  @Post('reschedule')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async reschedule(@FromCaller() caller: Caller, @Body() input: RescheduleLessonInput, @Res() reply: FastifyReply) {
    return this.change(caller, new RescheduleLesson(caller, parseMove(input)), reply);
  }

  @Post('cancel')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async cancel(@FromCaller() caller: Caller, @Body() input: CancelLessonInput, @Res() reply: FastifyReply) {
    return this.change(caller, new CancelLesson(caller, parseCancellation(input)), reply);
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: DeletedLessonsReply })
  async remove(
    @FromCaller() caller: Caller,
    @Body() { id, version, applyToFuture }: DeleteLessonInput,
  ): Promise<DeletedLessonsReply> {
    const deletion = { lessonIds: [id], version, applyToFuture: applyToFuture === 1 };
    return { lessonIds: await this.commands.execute(new DeleteLessons(caller, deletion)) };
  }

  private async change(caller: Caller, command: Command<string[]>, reply: FastifyReply) {
    const lessonIds = await this.commands.execute(command);
    return json(reply, await this.queries.execute(new ShowChangedLessons(caller, lessonIds)));
  }
}
