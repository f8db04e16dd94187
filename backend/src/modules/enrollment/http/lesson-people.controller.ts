import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { Sql } from '../../../platform/database/connect.js';
import { Commands } from '../../../platform/event-store/barn-transactions.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { enrolInSeries } from '../commands/enrol-in-series.js';
import { enrolStudent } from '../commands/enrol-student.js';
import { removeStudent } from '../commands/remove-student.js';
import { lessonStudents } from '../queries/lesson-students.js';
import { BookInput, EnrolInput, RemoveInput } from './enrollment.inputs.js';
import { BookedReply, LessonPeopleReply, RemovedReply } from './enrollment.replies.js';
import { onlyOne } from './only-one.js';

/** Who is in a lesson. */
@ApiTags('lesson people')
@Controller('lesson_people')
export class LessonPeopleController {
  constructor(private readonly commands: Commands) {}

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STUDENTS' })
  @ApiOkResponse({ type: LessonPeopleReply })
  async create(
    @FromCaller() caller: Caller,
    @Body() { student_id, lesson_date_time_id, applyToFuture }: EnrolInput,
  ): Promise<LessonPeopleReply> {
    const place = { studentId: student_id, lessonId: lesson_date_time_id };
    const read = (sql: Sql, ids: readonly string[]) => lessonStudents(sql, caller.farmId, ids);
    const students = await (applyToFuture
      ? this.commands.answer(caller, enrolInSeries, place, read)
      : this.commands.answer(caller, enrolStudent, place, (sql, id) => read(sql, [id])));
    return {
      lessonPerson: onlyOne(students, students.find((some) => some.lesson_date_time_id === lesson_date_time_id)?.id),
      LessonStudents: students,
    };
  }

  @Post('addStudentToLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STUDENTS', stu: true })
  @ApiOkResponse({ type: BookedReply })
  async book(@FromCaller() caller: Caller, @Body() input: BookInput): Promise<BookedReply> {
    const lessonId = input.lesson_date_time_id ?? input.id;
    if (!lessonId) throw invalid('lesson_date_time_id', 'lesson_date_time_id must be an id');
    const useMakeup = input.use_makeup === 1 || input.makeup_lesson_id !== undefined;
    const booking = {
      lessonId,
      studentId: input.student_id,
      useMakeup,
      makeupId: input.makeup_lesson_id,
      respectMaximum: input.dont_check_availability === 0,
    };
    const booked = await this.commands.answer(caller, enrolStudent, booking, (sql, id) =>
      lessonStudents(sql, caller.farmId, [id]),
    );
    return { result: 'booked', lessonPerson: onlyOne(booked) };
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'REMOVE_STUDENT_FROM_LESSON' })
  @ApiOkResponse({ type: RemovedReply })
  async remove(
    @FromCaller() caller: Caller,
    @Body() { lesson_person_id, applyToFuture }: RemoveInput,
  ): Promise<RemovedReply> {
    return {
      lessonPersonIds: await this.commands.execute(caller, removeStudent, {
        lessonPersonId: lesson_person_id,
        applyToFuture: applyToFuture === 1,
      }),
    };
  }
}
