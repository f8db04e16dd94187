import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { Commands } from '../../../platform/event-store/barn-transactions.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { cancelLesson } from '../commands/cancel-lesson.js';
import { planSeries } from '../commands/plan-series.js';
import { rescheduleLesson } from '../commands/reschedule-lesson.js';
import { scheduleLesson } from '../commands/schedule-lesson.js';
import { editActions } from './edit-actions.js';
import { etagOf, positionIn } from './etag.js';
import { LessonScreens } from './lesson-screens.js';
import {
  CancelLessonInput,
  CreateLessonInput,
  CreateSeriesInput,
  LessonsQuery,
  RescheduleLessonInput,
  UpdateLessonInput,
} from './lessons.inputs.js';
import { ChangedLessonsReply, LessonsReply } from './lessons.replies.js';
import { cancellation, newLessons, recurrence, reschedule } from './read-lessons.js';

const CALENDAR = 'STAFF_CAN_VIEW_CALENDAR';
const SEES_LESSONS = [CALENDAR, 'STAFF_CAN_ACCESS_DAYSHEET', 'STAFF_CAN_ACCESS_WHITEBOARD'];
const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

@ApiTags('lessons')
@Controller('lessons')
export class LessonsController {
  constructor(
    private readonly commands: Commands,
    private readonly screens: LessonScreens,
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
    const { position, text } = await this.screens.index(caller, query, positionIn(known, caller));
    if (position >= 0) reply.header('etag', etagOf(position, caller));
    reply.header('cache-control', 'private, no-cache');
    return text === null ? reply.status(304).send() : json(reply, text);
  }

  @Post('createSingleLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR, stu: true })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async createSingleLesson(@FromCaller() caller: Caller, @Body() input: CreateLessonInput, @Res() reply: FastifyReply) {
    return this.answer(caller, await this.commands.execute(caller, scheduleLesson, newLessons(input)), reply);
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
    return this.answer(
      caller,
      await this.commands.execute(caller, planSeries, { ...newLessons(input), recurrence: recurrence(input) }),
      reply,
    );
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async update(@FromCaller() caller: Caller, @Body() input: UpdateLessonInput, @Res() reply: FastifyReply) {
    return this.answer(caller, await editActions[input.editAction](this.commands, caller, input), reply);
  }

  @Post('reschedule')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async reschedule(@FromCaller() caller: Caller, @Body() input: RescheduleLessonInput, @Res() reply: FastifyReply) {
    return this.answer(caller, await this.commands.execute(caller, rescheduleLesson, reschedule(input)), reply);
  }

  @Post('cancel')
  @HttpCode(200)
  @Allow({ adm: true, ins: CALENDAR })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async cancel(@FromCaller() caller: Caller, @Body() input: CancelLessonInput, @Res() reply: FastifyReply) {
    return this.answer(caller, await this.commands.execute(caller, cancelLesson, cancellation(input)), reply);
  }

  private async answer(caller: Caller, lessonIds: readonly string[], reply: FastifyReply) {
    return json(reply, await this.screens.changed(caller, lessonIds));
  }
}
