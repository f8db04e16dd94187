import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ReadStaffHistory, ReadStaffSchedule } from '../queries/staff-lessons.js';
import { StaffLessonsQuery } from './staff-lessons.inputs.js';
import { StaffHistoryReply, StaffScheduleReply } from './staff-lessons.replies.js';

const PAGE = 100;
const askedOf = ({ staff_id: staffId, today, limit = PAGE, offset = 0 }: StaffLessonsQuery) => ({
  staffId,
  today,
  limit,
  offset,
});

@ApiTags('staff')
@Controller('instructors')
export class StaffLessonsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('getSchedule')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: StaffScheduleReply })
  async schedule(@FromCaller() caller: Caller, @Query() query: StaffLessonsQuery): Promise<StaffScheduleReply> {
    const { lessons, size, thisWeek, next } = await this.queries.execute(new ReadStaffSchedule(caller, askedOf(query)));
    return { schedule: lessons, size, lessons_this_week: thisWeek, next_lesson: next };
  }

  @Get('getHistory')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: StaffHistoryReply })
  async history(@FromCaller() caller: Caller, @Query() query: StaffLessonsQuery): Promise<StaffHistoryReply> {
    const { lessons, size } = await this.queries.execute(new ReadStaffHistory(caller, askedOf(query)));
    return { history: lessons, size };
  }
}
