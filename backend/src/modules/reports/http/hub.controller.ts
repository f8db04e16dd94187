import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ReadReportsHub } from '../queries/read-hub.js';
import { ReportsHubReply } from './hub.replies.js';

@ApiTags('reports')
@Controller('reports')
export class ReportsHubController {
  constructor(private readonly queries: QueryBus) {}

  /** Six sums of the barn's reports; each figure is what the report of the same days, filtered alike, comes to. */
  @Get('hub')
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_GENERAL_REPORTS' })
  @ApiOkResponse({ type: ReportsHubReply })
  hub(@FromCaller() caller: Caller): Promise<ReportsHubReply> {
    return this.queries.execute(new ReadReportsHub(caller, {}));
  }
}
