import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ShowRecordHistory } from '../queries/record-history.js';
import { RecordHistoryQuery } from './history.inputs.js';
import { RecordHistoryReply } from './history.replies.js';

@ApiTags('history')
@Controller('history')
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  /** Of nobody's record, and of another barn's, there is none. */
  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: RecordHistoryReply })
  index(@FromCaller() caller: Caller, @Query() query: RecordHistoryQuery): Promise<RecordHistoryReply> {
    return this.queries.execute(new ShowRecordHistory(caller, query));
  }
}
