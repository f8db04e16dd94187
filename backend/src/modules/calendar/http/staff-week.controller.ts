import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ReportStaffWeek } from '../queries/staff-week.js';
import { StaffOfWeekQuery, StaffOfWeekReply } from './staff-week.replies.js';

@ApiTags('staff')
@Controller('staff_hours')
export class StaffWeekController {
  constructor(private readonly queries: QueryBus) {}

  /** Who works when in a week, who is off, and how much everybody teaches. */
  @Get('week')
  @Allow({ adm: true })
  @ApiOkResponse({ type: StaffOfWeekReply })
  week(@FromCaller() caller: Caller, @Query() { date }: StaffOfWeekQuery): Promise<StaffOfWeekReply> {
    return this.queries.execute(new ReportStaffWeek(caller, { day: date }));
  }
}
