import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AskTimeOff } from '../commands/ask-time-off.js';
import { WithdrawTimeOff } from '../commands/answer-time-off.js';
import type { TimeOffWish } from '../domain/decide-time-off.js';
import { ListTimeOff } from '../queries/time-off.js';
import {
  AskTimeOffInput,
  OneTimeOffInput,
  TimeOffIdReply,
  TimeOffListQuery,
  TimeOffListReply,
  type TimeOffDaysInput,
} from './staff-time-off.replies.js';

const PAGE = 50;

export const wishOf = ({
  from_date: from,
  until_date: until,
  start_time,
  end_time,
  reason,
}: TimeOffDaysInput & { reason?: string | null }): TimeOffWish => ({
  from,
  until,
  startTime: start_time ?? null,
  endTime: end_time ?? null,
  reason: reason || null,
});

@ApiTags('staff')
@Controller('time_off')
export class StaffTimeOffController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Administrators read everybody’s, staff their own alone. */
  @Get('index')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: TimeOffListReply })
  index(
    @FromCaller() caller: Caller,
    @Query() { staff_id: instructorId, state, on_date: onDate, past, limit = PAGE, offset = 0 }: TimeOffListQuery,
  ): Promise<TimeOffListReply> {
    return this.queries.execute(
      new ListTimeOff(caller, { instructorId, state, onDate, past: past === 1, limit, offset }),
    );
  }

  /** For oneself. The same days that wait or are approved already are not asked for twice. */
  @Post('ask')
  @HttpCode(200)
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: TimeOffIdReply })
  async ask(@FromCaller() caller: Caller, @Body() input: AskTimeOffInput): Promise<TimeOffIdReply> {
    const { time_off_id: timeOffId } = input;
    return { id: await this.commands.execute(new AskTimeOff(caller, { timeOffId, ...wishOf(input) })) };
  }

  /** What one has asked for, whether it waits or is approved; lessons that were handed over stay where they are. */
  @Post('withdraw')
  @HttpCode(200)
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: TimeOffIdReply })
  async withdraw(
    @FromCaller() caller: Caller,
    @Body() { time_off_id: timeOffId }: OneTimeOffInput,
  ): Promise<TimeOffIdReply> {
    await this.commands.execute(new WithdrawTimeOff(caller, { timeOffId }));
    return { id: timeOffId };
  }
}
