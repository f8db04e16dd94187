import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Count, DateOnly, Flag, Id, Text } from '../../../platform/http/fields.js';
import { ListLastHorses } from '../queries/last-horses.js';

export class LastHorsesQuery {
  @DateOnly() dbday: string;
}
export class LastHorseReply {
  @Id() lesson_person_id: string;
  @Id() horse_id: string;
  @Text() horse_name: string;
  @DateOnly({ description: 'When it was ridden' }) scheduled_date: string;
  @Flag({ description: 'The rider has no horse yet, and nobody else wants this one at the time' }) is_free: number;
}
export class HorseElsewhereReply {
  @Id() horse_id: string;
  @Count() lessons: number;
}
export class LastHorsesReply {
  @ApiProperty({
    type: LastHorseReply,
    isArray: true,
    description: 'For every place of that day whose rider had one before',
  })
  horses: LastHorseReply[];
  @ApiProperty({
    type: HorseElsewhereReply,
    isArray: true,
    description: 'How often horses go that day in lessons that the caller does not see',
  })
  elsewhere: HorseElsewhereReply[];
}

@ApiTags('lessons')
@Controller('lessons')
export class LastHorsesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('lastHorses')
  @Allow({ adm: true, ins: ['ASSIGN_HORSES', 'STAFF_CAN_ACCESS_WHITEBOARD'] })
  @ApiOkResponse({ type: LastHorsesReply })
  lastHorses(@FromCaller() caller: Caller, @Query() { dbday: date }: LastHorsesQuery): Promise<LastHorsesReply> {
    return this.queries.execute(new ListLastHorses(caller, { date }));
  }
}
