import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { because } from '../../../platform/http/override-reason.js';
import { AddExtraStaff, RemoveExtraStaff } from '../../scheduling/contracts.js';
import { ShowChangedLessons } from '../queries/show-changed-lessons.js';
import { ListLessonStaff } from '../queries/lesson-staff.js';
import { AddLessonStaffInput, LessonStaffQuery, RemoveLessonStaffInput } from './lesson-horses.inputs.js';
import { LessonStaffReply } from './lesson-horses.replies.js';
import { ChangedLessonsReply } from './lessons.replies.js';

const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

/** Extra staff and volunteers of a lesson. R073 A04 */
@ApiTags('lesson staff')
@Controller('lesson_staffs')
export class LessonStaffsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('getLessonStaff')
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: LessonStaffReply })
  async list(
    @FromCaller() caller: Caller,
    @Query() { lesson_date_time_id: lessonId }: LessonStaffQuery,
    @Res() reply: FastifyReply,
  ) {
    return json(reply, await this.queries.execute(new ListLessonStaff(caller, { lessonId })));
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STAFF' })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async create(
    @FromCaller() caller: Caller,
    @Body() {
      lesson_date_time_id: lessonId,
      task_id,
      instructor_id,
      applyToFuture,
      override_reason,
    }: AddLessonStaffInput,
    @Res() reply: FastifyReply,
  ) {
    const extra = { taskId: task_id, instructorId: instructor_id };
    return this.change(
      caller,
      new AddExtraStaff(because(caller, override_reason), { lessonId, ...extra, applyToFuture: applyToFuture === 1 }),
      reply,
    );
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STAFF' })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async remove(
    @FromCaller() caller: Caller,
    @Body() { id: extraStaffId, applyToFuture }: RemoveLessonStaffInput,
    @Res() reply: FastifyReply,
  ) {
    const removal = new RemoveExtraStaff(caller, { extraStaffId, applyToFuture: applyToFuture === 1 });
    return this.change(caller, removal, reply);
  }

  private async change(caller: Caller, command: Command<string[]>, reply: FastifyReply) {
    const lessonIds = await this.commands.execute(command);
    return json(reply, await this.queries.execute(new ShowChangedLessons(caller, lessonIds)));
  }
}
