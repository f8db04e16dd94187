import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { SetWeeklyHours } from '../commands/set-weekly-hours.js';
import { ReadWeeklyHours, toReply } from '../queries/weekly-hours.js';
import { SetWeeklyHoursInput, WeeklyHoursQuery, WeeklyHoursReply } from './weekly-hours.replies.js';

@ApiTags('staff')
@Controller('staff_hours')
export class WeeklyHoursController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** When somebody of the staff usually works. Administrators read everybody’s, staff their own alone. */
  @Get('show')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: WeeklyHoursReply })
  show(@FromCaller() caller: Caller, @Query() { staff_id: instructorId }: WeeklyHoursQuery): Promise<WeeklyHoursReply> {
    return this.queries.execute(new ReadWeeklyHours(caller, { instructorId }));
  }

  /** All hours of a week at once. Lessons that are planned already stay where they are. */
  @Post('save')
  @HttpCode(200)
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: WeeklyHoursReply })
  async save(
    @FromCaller() caller: Caller,
    @Body() { staff_id: instructorId, hours }: SetWeeklyHoursInput,
  ): Promise<WeeklyHoursReply> {
    const spans = hours.map(({ weekday, start_time: from, end_time: until }) => ({ weekday, from, until }));
    const set = await this.commands.execute(new SetWeeklyHours(caller, { instructorId, hours: spans }));
    return { hours: set.map(toReply) };
  }
}
