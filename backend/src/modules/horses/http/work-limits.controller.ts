import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { seenAmong } from '../../../platform/event-store/refuse-stale-row.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { EditHorse } from '../commands/edit-horse.js';
import { ListHorsesOff } from '../queries/horses-off.js';
import { GetWorkLimits, LIMIT_COLUMNS, workLimits } from '../queries/work-limits.js';
import { OneHorseQuery } from './horses.inputs.js';
import { HorsesOffQuery, HorsesOffReply, OneWorkLimitsReply, WorkLimitsInput } from './work-limits.js';

@ApiTags('horses')
@Controller('horses')
export class WorkLimitsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('limits')
  @Allow({ adm: true, ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE'] })
  @ApiOkResponse({ type: OneWorkLimitsReply })
  async limits(@FromCaller() caller: Caller, @Query() { id }: OneHorseQuery): Promise<OneWorkLimitsReply> {
    return { limits: await this.queries.execute(new GetWorkLimits(caller, { horseId: id })) };
  }

  /** For whoever chooses horses. */
  @Get('offWork')
  @Allow({
    adm: true,
    ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE', 'ASSIGN_HORSES', 'STAFF_CAN_ACCESS_WHITEBOARD'],
  })
  @ApiOkResponse({ type: HorsesOffReply })
  async off(@FromCaller() caller: Caller, @Query() { date }: HorsesOffQuery): Promise<HorsesOffReply> {
    return { horses: await this.queries.execute(new ListHorsesOff(caller, { day: date })) };
  }

  @Post('updateLimits')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneWorkLimitsReply })
  async update(@FromCaller() caller: Caller, @Body() input: WorkLimitsInput): Promise<OneWorkLimitsReply> {
    await this.commands.execute(
      new EditHorse(caller, {
        horseId: input.id,
        mostLessonsADay: input.most_lessons_a_day,
        mostMinutesADay: input.most_minutes_a_day,
        mostInARow: input.most_in_a_row,
        restMinutes: input.rest_minutes,
        daysOff: input.days_off?.toSorted((a, b) => a - b),
        offFrom: input.off_from,
        offUntil: input.off_until,
        offReason: input.off_reason === '' ? null : input.off_reason,
        seen: seenAmong(workLimits, input.version, LIMIT_COLUMNS),
      }),
    );
    return { limits: await this.queries.execute(new GetWorkLimits(caller, { horseId: input.id })) };
  }
}
