import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { currentUser, farmDefaults } from '../queries/farm-defaults.js';
import { FarmReply } from './farm-defaults.replies.js';

@ApiTags('farms')
@Controller('farms')
export class FarmsController {
  constructor(private readonly barns: BarnReader) {}

  /** Asked once when a screen starts. */
  @Get('farmDefaults')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: FarmReply })
  defaults(@FromCaller() caller: Caller): Promise<FarmReply> {
    return this.barns.read(caller.farmId, async (sql) => {
      const [defaults, user] = await Promise.all([farmDefaults(sql, caller.actor), currentUser(sql, caller)]);
      return { farmDefaults: defaults, currentUser: user };
    });
  }

  /** The same under the name the Settings tab uses. */
  @Get('getFarmPrefs')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: FarmReply })
  preferences(@FromCaller() caller: Caller): Promise<FarmReply> {
    return this.defaults(caller);
  }
}
