import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { ListClientLessons } from '../queries/client-lesson-list.js';
import { ShowAttendanceYear } from '../queries/attendance-year.js';
import { AttendanceYearReply } from './attendance-year.replies.js';
import { AttendanceYearQuery, ClientLessonsQuery } from './enrollment.inputs.js';
import { ClientLessonsReply } from './enrollment.replies.js';

const PAGE = 100;

@ApiTags('students')
@Controller('students')
export class ClientLessonsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('lessonSchedule')
  @Allow({ adm: true, ins: 'VIEW_CLIENT_PROFILE', stu: 'everybody' })
  @ApiOkResponse({ type: ClientLessonsReply })
  schedule(@FromCaller() caller: Caller, @Query() query: ClientLessonsQuery): Promise<ClientLessonsReply> {
    return this.list(caller, query, 'schedule');
  }

  @Get('lessonHistory')
  @Allow({ adm: true, ins: 'VIEW_CLIENT_PROFILE', stu: 'everybody' })
  @ApiOkResponse({ type: ClientLessonsReply })
  history(@FromCaller() caller: Caller, @Query() query: ClientLessonsQuery): Promise<ClientLessonsReply> {
    return this.list(caller, query, 'history');
  }

  /** What became of a rider's lessons, day by day. */
  @Get('attendanceYear')
  @Allow({ adm: true, ins: 'VIEW_CLIENT_PROFILE', stu: 'everybody' })
  @ApiOkResponse({ type: AttendanceYearReply })
  attendance(
    @FromCaller() caller: Caller,
    @Query() { student_id: studentId }: AttendanceYearQuery,
  ): Promise<AttendanceYearReply> {
    return this.queries.execute(new ShowAttendanceYear(caller, { studentId }));
  }

  private list(
    caller: Caller,
    { student_id, person_id, today, limit = PAGE, offset = 0 }: ClientLessonsQuery,
    part: 'schedule' | 'history',
  ) {
    if (!student_id && !person_id) throw invalid('student_id', 'student_id must be an id');
    const list = { part, studentId: student_id, personId: person_id, today, limit, offset };
    return this.queries.execute(new ListClientLessons(caller, list));
  }
}
