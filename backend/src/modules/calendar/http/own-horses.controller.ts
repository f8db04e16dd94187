import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ListOwnHorses } from '../queries/own-horses.js';
import { OwnHorsesReply } from './own-horses.replies.js';

@ApiTags('horses')
@Controller('horses')
export class OwnHorsesController {
  constructor(private readonly queries: QueryBus) {}

  /** The horses of the caller's own account, with their lessons of this week. */
  @Get('own')
  @Allow({ stu: 'everybody' })
  @ApiOkResponse({ type: OwnHorsesReply })
  own(@FromCaller() caller: Caller): Promise<OwnHorsesReply> {
    return this.queries.execute(new ListOwnHorses(caller));
  }
}
