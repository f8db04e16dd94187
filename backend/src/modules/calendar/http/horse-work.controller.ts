import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ListHorseLessons, MeasureHorseWork } from '../queries/horse-work.js';
import { HorseLessonsQuery, HorseLessonsReply, HorseWorkloadReply } from './horse-work.replies.js';

const READERS = { adm: true, ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE'] } as const;
const PAGE = 100;

@ApiTags('horses')
@Controller('rest/horses/:id')
export class HorseWorkController {
  constructor(private readonly queries: QueryBus) {}

  @Get('schedule')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseLessonsReply })
  schedule(
    @FromCaller() caller: Caller,
    @Param('id', ParseUUIDPipe) horseId: string,
    @Query() { limit = PAGE, offset = 0 }: HorseLessonsQuery,
  ): Promise<HorseLessonsReply> {
    return this.queries.execute(new ListHorseLessons(caller, { horseId, part: 'schedule', limit, offset }));
  }

  @Get('history')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseLessonsReply })
  history(
    @FromCaller() caller: Caller,
    @Param('id', ParseUUIDPipe) horseId: string,
    @Query() { limit = PAGE, offset = 0 }: HorseLessonsQuery,
  ): Promise<HorseLessonsReply> {
    return this.queries.execute(new ListHorseLessons(caller, { horseId, part: 'history', limit, offset }));
  }

  @Get('workload')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseWorkloadReply })
  workload(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) horseId: string): Promise<HorseWorkloadReply> {
    return this.queries.execute(new MeasureHorseWork(caller, { horseId }));
  }
}
