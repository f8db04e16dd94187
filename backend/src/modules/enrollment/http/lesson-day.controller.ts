import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Commands } from '../../../platform/event-store/barn-transactions.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { CompleteLesson } from '../../scheduling/contracts.js';
import { assignHorse } from '../commands/assign-horse.js';
import { markAttendance } from '../commands/mark-attendance.js';
import { markPaid } from '../commands/mark-paid.js';
import { completedLesson } from '../queries/completed-lesson.js';
import { lessonStudents } from '../queries/lesson-students.js';
import { AssignHorseInput, AttendanceInput, CompleteInput, PaidInput } from './enrollment.inputs.js';
import { CompletedReply, HorseAssignedReply, LessonPeopleReply, OneLessonPersonReply } from './enrollment.replies.js';
import { onlyOne } from './only-one.js';

/** What is noted on the day of a lesson: horses, attendance, paid, held. */
@ApiTags('lesson people')
@Controller('lesson_people')
export class LessonDayController {
  constructor(
    private readonly commands: Commands,
    private readonly barns: BarnReader,
  ) {}

  @Post('updateHorseInStudentLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: ['ASSIGN_HORSES', 'STAFF_CAN_ACCESS_WHITEBOARD'] })
  @ApiOkResponse({ type: HorseAssignedReply })
  async horse(
    @FromCaller() caller: Caller,
    @Body() { lesson_person_id, id, horse_id }: AssignHorseInput,
  ): Promise<HorseAssignedReply> {
    const lessonPersonId = lesson_person_id ?? id;
    if (!lessonPersonId) throw invalid('lesson_person_id', 'lesson_person_id must be an id');
    const { warnings } = await this.commands.execute(caller, assignHorse, {
      lessonPersonId,
      horseId: horse_id ?? null,
    });
    return {
      lessonPerson: onlyOne(await this.students(caller, [lessonPersonId])),
      warnings: warnings.map(({ code, message, lessonId }) => ({ code, message, lesson_date_time_id: lessonId })),
    };
  }

  @Post('updateAttendance')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: OneLessonPersonReply })
  async attendance(
    @FromCaller() caller: Caller,
    @Body() { id, enrollment_status_code }: AttendanceInput,
  ): Promise<OneLessonPersonReply> {
    const lessonPersonId = await this.commands.execute(caller, markAttendance, {
      lessonPersonId: id,
      code: enrollment_status_code,
    });
    return { lessonPerson: onlyOne(await this.students(caller, [lessonPersonId])) };
  }

  @Post('markPaid')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LessonPeopleReply })
  async paid(
    @FromCaller() caller: Caller,
    @Body() { id, lesson_date_time_id, paid }: PaidInput,
  ): Promise<LessonPeopleReply> {
    const chosen = id ? { lessonPersonId: id } : lesson_date_time_id ? { lessonId: lesson_date_time_id } : undefined;
    if (!chosen) throw invalid('id', 'id or lesson_date_time_id must be an id');
    const LessonStudents = await this.students(
      caller,
      await this.commands.execute(caller, markPaid, { ...chosen, paid: paid === 1 }),
    );
    return { lessonPerson: onlyOne(LessonStudents), LessonStudents };
  }

  @Post('markLessonCompleted')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: CompletedReply })
  async completed(
    @FromCaller() caller: Caller,
    @Body() { lesson_date_time_id, code = 'COM' }: CompleteInput,
  ): Promise<CompletedReply> {
    await this.commands.execute(caller, CompleteLesson, { lessonId: lesson_date_time_id, code });
    return this.barns.read(caller.farmId, (sql) => completedLesson(sql, caller.farmId, lesson_date_time_id));
  }

  private students = (caller: Caller, ids: readonly string[]) =>
    this.barns.read(caller.farmId, (sql) => lessonStudents(sql, caller.farmId, ids));
}
