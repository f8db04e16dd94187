import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Id } from '../../../platform/http/fields.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ListStrikes } from '../queries/strikes.js';
import { StrikesReply } from './strikes.replies.js';

export class StrikesQuery {
  @Id({ optional: true, description: 'Of one rider alone' }) student_id?: string;
}

@ApiTags('lesson people')
@Controller('lesson_people')
export class StrikesController {
  constructor(private readonly queries: QueryBus) {}

  /** No-shows in a row, where the barn's policy counts them. */
  @Get('strikes')
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: StrikesReply })
  strikes(@FromCaller() caller: Caller, @Query() { student_id: studentId }: StrikesQuery): Promise<StrikesReply> {
    return this.queries.execute(new ListStrikes(caller, { studentId }));
  }
}
