import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ChangePreference } from '../commands/change-preference.js';
import { farmDefaults, ReadFarmDefaults } from '../queries/farm-defaults.js';
import { FarmReply } from './farm-defaults.replies.js';
import { SettingInput } from './super.inputs.js';
import { SettingsReply } from './super.replies.js';

@ApiTags('farms')
@Controller('farms')
export class FarmsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('farmDefaults')
  @Allow({ adm: true, ins: true, stu: 'everybody' })
  @ApiOkResponse({ type: FarmReply })
  defaults(@FromCaller() caller: Caller): Promise<FarmReply> {
    return this.queries.execute(new ReadFarmDefaults(caller, caller));
  }

  @Get('getFarmPrefs')
  @Allow({ adm: true, ins: true, stu: 'everybody' })
  @ApiOkResponse({ type: FarmReply })
  preferences(@FromCaller() caller: Caller): Promise<FarmReply> {
    return this.defaults(caller);
  }

  /** One setting at a time, as soon as it was changed. B04 B10 R047 */
  @Post('updateFarmPreferencesClient')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SettingsReply })
  async change(@FromCaller() caller: Caller, @Body() { field, value }: SettingInput): Promise<SettingsReply> {
    const change = new ChangePreference(caller, { field, value });
    const settings = await this.commands.execute(change.answering((sql, _, { actor }) => farmDefaults(sql, actor)));
    return { farmDefaults: settings };
  }
}
