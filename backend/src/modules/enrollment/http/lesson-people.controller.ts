import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { because } from '../../../platform/http/override-reason.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { EnrolInSeries } from '../commands/enrol-in-series.js';
import { EnrolStudent } from '../commands/enrol-student.js';
import { RemoveStudent } from '../commands/remove-student.js';
import { lessonStudents } from '../queries/lesson-students.js';
import { BookInput, EnrolInput, RemoveInput } from './enrollment.inputs.js';
import { BookedReply, EnrolledReply, LAST_STUDENT, RemovedReply } from './enrollment.replies.js';
import { firstOrNotFound } from './first-or-not-found.js';
import { toWarningReply } from './warning-reply.js';

@ApiTags('lesson people')
@Controller('lesson_people')
export class LessonPeopleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STUDENTS' })
  @ApiOkResponse({ type: EnrolledReply })
  async create(
    @FromCaller() caller: Caller,
    @Body() { student_id, lesson_date_time_id, applyToFuture, override_reason }: EnrolInput,
  ): Promise<EnrolledReply> {
    const who = because(caller, override_reason);
    const booking = { studentId: student_id, lessonId: lesson_date_time_id };
    const [LessonStudents, warnings] = await this.commands.execute(
      applyToFuture
        ? new EnrolInSeries(who, booking).answering(
            async (sql, { lessonPersonIds, warnings: told }, { farmId }) =>
              [await lessonStudents(sql, farmId, lessonPersonIds), told] as const,
          )
        : new EnrolStudent(who, booking).answering(
            async (sql, { lessonPersonId, warnings: told }, { farmId }) =>
              [await lessonStudents(sql, farmId, [lessonPersonId]), told] as const,
          ),
    );
    const chosen = LessonStudents.find((student) => student.lesson_date_time_id === lesson_date_time_id);
    return {
      lessonPerson: firstOrNotFound(LessonStudents, chosen?.id),
      LessonStudents,
      warnings: warnings.map(toWarningReply),
    };
  }

  @Post('addStudentToLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STUDENTS', stu: 'riders' })
  @ApiOkResponse({ type: BookedReply })
  async book(@FromCaller() caller: Caller, @Body() input: BookInput): Promise<BookedReply> {
    const lessonId = input.lesson_date_time_id ?? input.id;
    if (!lessonId) throw invalid('lesson_date_time_id', 'lesson_date_time_id must be an id');
    const booking = new EnrolStudent(because(caller, input.override_reason), {
      lessonId,
      studentId: input.student_id,
      useMakeup: input.use_makeup === 1 || input.makeup_lesson_id !== undefined,
      makeupId: input.makeup_lesson_id,
      respectMaximum: input.dont_check_availability === 0,
      message: input.msg,
    });
    const [booked, warnings] = await this.commands.execute(
      booking.answering(
        async (sql, { lessonPersonId, warnings: told }, { farmId }) =>
          [await lessonStudents(sql, farmId, [lessonPersonId]), told] as const,
      ),
    );
    return { result: 'booked', lessonPerson: firstOrNotFound(booked), warnings: warnings.map(toWarningReply) };
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'REMOVE_STUDENT_FROM_LESSON' })
  @ApiOkResponse({ type: RemovedReply })
  async remove(
    @FromCaller() caller: Caller,
    @Body() { lesson_person_id, applyToFuture, sendNotification }: RemoveInput,
  ): Promise<RemovedReply> {
    const notify = sendNotification === undefined ? undefined : sendNotification === 1;
    const removal = { lessonPersonId: lesson_person_id, applyToFuture: applyToFuture === 1, notify };
    const { lessonPersonIds, wasLast } = await this.commands.execute(new RemoveStudent(caller, removal));
    return { lessonPersonIds, alert: wasLast ? LAST_STUDENT : null };
  }
}
