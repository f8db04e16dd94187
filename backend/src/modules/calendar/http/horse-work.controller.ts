import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ListHorseLessons, MeasureHorseWork } from '../queries/horse-work.js';
import { PreviewTimeOff } from '../queries/preview-time-off.js';
import { TimeOffPreviewReply, TimeOffQuery } from './time-off.replies.js';
import { HorseLessonsQuery, HorseLessonsReply, HorseWorkloadQuery, HorseWorkloadReply } from './horse-work.replies.js';

const READERS = { adm: true, ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE'] } as const;
const PAGE = 100;

@ApiTags('horses')
@Controller('horses')
export class HorseWorkController {
  constructor(private readonly queries: QueryBus) {}

  @Get('getSchedule')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseLessonsReply })
  schedule(@FromCaller() caller: Caller, @Query() query: HorseLessonsQuery): Promise<HorseLessonsReply> {
    return this.list(caller, query, 'schedule');
  }

  @Get('getHistory')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseLessonsReply })
  history(@FromCaller() caller: Caller, @Query() query: HorseLessonsQuery): Promise<HorseLessonsReply> {
    return this.list(caller, query, 'history');
  }

  @Get('getWorkload')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseWorkloadReply })
  workload(@FromCaller() caller: Caller, @Query() { horse_id }: HorseWorkloadQuery): Promise<HorseWorkloadReply> {
    return this.queries.execute(new MeasureHorseWork(caller, { horseId: horse_id }));
  }

  /** What has to be handed over before a horse is off work. */
  @Get('previewTimeOff')
  @Allow({ adm: true })
  @ApiOkResponse({ type: TimeOffPreviewReply })
  async previewTimeOff(
    @FromCaller() caller: Caller,
    @Query() { horse_id: horseId, off_from, off_until }: TimeOffQuery,
  ): Promise<TimeOffPreviewReply> {
    const days = { horseId, from: off_from ?? null, until: off_until ?? null };
    const { lessons, size } = await this.queries.execute(new PreviewTimeOff(caller, days));
    return { lessons: [...lessons], size };
  }

  private list(
    caller: Caller,
    { horse_id, limit = PAGE, offset = 0 }: HorseLessonsQuery,
    part: 'schedule' | 'history',
  ) {
    return this.queries.execute(new ListHorseLessons(caller, { horseId: horse_id, part, limit, offset }));
  }
}
