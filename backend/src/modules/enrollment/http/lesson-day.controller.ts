import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { because } from '../../../platform/http/override-reason.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { CompleteLesson } from '../../scheduling/contracts.js';
import { AssignHorse } from '../commands/assign-horse.js';
import { MarkAttendance } from '../commands/mark-attendance.js';
import { MarkPaid } from '../commands/mark-paid.js';
import { completedLesson } from '../queries/completed-lesson.js';
import { lessonStudents } from '../queries/lesson-students.js';
import { AssignHorseInput, AttendanceInput, CompleteInput, PaidInput } from './enrollment.inputs.js';
import { CompletedReply, HorseAssignedReply, LessonPeopleReply, OneLessonPersonReply } from './enrollment.replies.js';
import { firstOrNotFound } from './first-or-not-found.js';
import { toWarningReply } from './warning-reply.js';

@ApiTags('lesson people')
@Controller('lesson_people')
export class LessonDayController {
  constructor(private readonly commands: CommandBus) {}

  @Post('updateHorseInStudentLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: ['ASSIGN_HORSES', 'STAFF_CAN_ACCESS_WHITEBOARD'] })
  @ApiOkResponse({ type: HorseAssignedReply })
  async horse(
    @FromCaller() caller: Caller,
    @Body() { lesson_person_id, id, horse_id, seen_horse_id: seen, override_reason }: AssignHorseInput,
  ): Promise<HorseAssignedReply> {
    const lessonPersonId = lesson_person_id ?? id;
    if (!lessonPersonId) throw invalid('lesson_person_id', 'lesson_person_id must be an id');
    const assigned = { lessonPersonId, horseId: horse_id ?? null, seen };
    const assignment = new AssignHorse(because(caller, override_reason), assigned);
    return this.commands.execute(
      assignment.answering(async (sql, { warnings }, { farmId }) => ({
        lessonPerson: firstOrNotFound(await lessonStudents(sql, farmId, [lessonPersonId])),
        warnings: warnings.map(toWarningReply),
      })),
    );
  }

  @Post('updateAttendance')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: OneLessonPersonReply })
  async attendance(
    @FromCaller() caller: Caller,
    @Body() { id, enrollment_status_code: code, seen_status_code: seen }: AttendanceInput,
  ): Promise<OneLessonPersonReply> {
    const marking = new MarkAttendance(caller, { lessonPersonId: id, code, seen });
    const students = await this.commands.execute(
      marking.answering((sql, lessonPersonId, { farmId }) => lessonStudents(sql, farmId, [lessonPersonId])),
    );
    return { lessonPerson: firstOrNotFound(students) };
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
    const marking = new MarkPaid(caller, { ...chosen, paid: paid === 1 });
    const LessonStudents = await this.commands.execute(
      marking.answering((sql, ids, { farmId }) => lessonStudents(sql, farmId, ids)),
    );
    return { lessonPerson: firstOrNotFound(LessonStudents), LessonStudents };
  }

  @Post('markLessonCompleted')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: CompletedReply })
  completed(
    @FromCaller() caller: Caller,
    @Body() { lesson_date_time_id, code = 'COM' }: CompleteInput,
  ): Promise<CompletedReply> {
    const completion = new CompleteLesson(caller, { lessonId: lesson_date_time_id, code });
    return this.commands.execute(completion.answering((sql, lessonId, asker) => completedLesson(sql, asker, lessonId)));
  }
}
