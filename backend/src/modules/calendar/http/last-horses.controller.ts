import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { DateOnly, Id, Text } from '../../../platform/http/fields.js';
import { ListLastHorses } from '../queries/last-horses.js';

export class LastHorsesQuery {
  @DateOnly() dbday: string;
}
export class LastHorseReply {
  @Id() lesson_person_id: string;
  @Id() horse_id: string;
  @Text() horse_name: string;
  @DateOnly({ description: 'When it was ridden' }) scheduled_date: string;
}
export class LastHorsesReply {
  @ApiProperty({
    type: LastHorseReply,
    isArray: true,
    description: 'For every place of that day whose rider had one before',
  })
  horses: LastHorseReply[];
}

@ApiTags('lessons')
@Controller('lessons')
export class LastHorsesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('lastHorses')
  @Allow({ adm: true, ins: ['ASSIGN_HORSES', 'STAFF_CAN_ACCESS_WHITEBOARD'] })
  @ApiOkResponse({ type: LastHorsesReply })
  async lastHorses(@FromCaller() caller: Caller, @Query() { dbday: date }: LastHorsesQuery): Promise<LastHorsesReply> {
    return { horses: await this.queries.execute(new ListLastHorses(caller, { date })) };
  }
}
