import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ReadFarmDefaults } from '../queries/farm-defaults.js';
import { FarmReply } from './farm-defaults.replies.js';

@ApiTags('farms')
@Controller('farms')
export class FarmsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('farmDefaults')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: FarmReply })
  defaults(@FromCaller() caller: Caller): Promise<FarmReply> {
    return this.queries.execute(new ReadFarmDefaults(caller, caller));
  }

  @Get('getFarmPrefs')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: FarmReply })
  preferences(@FromCaller() caller: Caller): Promise<FarmReply> {
    return this.defaults(caller);
  }
}
