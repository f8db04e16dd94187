import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ReadSessionAttendance } from '../queries/session-attendance.js';
import { ReadSessionRoster } from '../queries/session-roster.js';
import { SessionAttendanceQuery, SessionAttendanceReply } from './session-attendance.replies.js';
import { SessionQuery, SessionRosterReply } from './session-sheets.replies.js';

/** Of staff: who sees lessons with their riders. */
const TEACHES = ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ACCESS_DAYSHEET'];

/** What whoever teaches a session takes along. */
@ApiTags('registration')
@ApiNotFoundResponse()
@Controller('registrations')
export class SessionSheetsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('roster')
  @Allow({ adm: true, ins: TEACHES })
  @ApiOkResponse({ type: SessionRosterReply })
  roster(@FromCaller() caller: Caller, @Query() { series_id: seriesId }: SessionQuery): Promise<SessionRosterReply> {
    return this.queries.execute(new ReadSessionRoster(caller, { seriesId }));
  }

  @Get('attendance')
  @Allow({ adm: true, ins: TEACHES })
  @ApiOkResponse({ type: SessionAttendanceReply })
  attendance(
    @FromCaller() caller: Caller,
    @Query() { series_id: seriesId, page }: SessionAttendanceQuery,
  ): Promise<SessionAttendanceReply> {
    return this.queries.execute(new ReadSessionAttendance(caller, { seriesId, page }));
  }
}
