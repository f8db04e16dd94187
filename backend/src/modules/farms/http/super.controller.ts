import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { v5, v7 } from 'uuid';
import { Allow } from '../../../platform/auth/allow.js';
import type { Session } from '../../../platform/auth/session.js';
import { FromPlatform, FromSession, type PlatformCaller } from '../../../platform/http/caller.js';
import { ChangePreference } from '../commands/change-preference.js';
import { OpenFarm } from '../commands/open-farm.js';
import { SetFarmActivation } from '../commands/set-farm-activation.js';
import { farmDefaults } from '../queries/farm-defaults.js';
import { ReadFarmEditor } from '../queries/farm-editor.js';
import { ListFarms } from '../queries/farm-list.js';
import { ListPlans } from '../queries/plans.js';
import { FarmActivationInput, FarmQuery, FarmSettingInput, ListFarmsQuery, NewFarmInput } from './super.inputs.js';
import { FarmActivationReply, FarmEditorReply, FarmListReply, NewFarmReply, SettingsReply } from './super.replies.js';

const ANY: Readonly<Record<string, boolean | undefined>> = { 1: true, 0: false };

/** The super user's calls name the barn they are about: no barn is the super user's own. A14 R192 */
@ApiTags('super')
@Allow({ spr: true })
@Controller()
export class SuperController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('farms/farmList')
  @ApiOkResponse({ type: FarmListReply })
  list(@FromSession() { actor }: Session, @Query() query: ListFarmsQuery): Promise<FarmListReply> {
    const { search, is_active = '1', offset = 0, limit = 50 } = query;
    return this.queries.execute(new ListFarms({ actor, search, active: ANY[is_active], offset, limit }));
  }

  @Get('super/index')
  @ApiOkResponse({ type: FarmEditorReply })
  @ApiNotFoundResponse()
  async editor(@FromSession() { actor }: Session, @Query() { farm_id: farmId }: FarmQuery): Promise<FarmEditorReply> {
    const [editor, plans] = await Promise.all([
      this.queries.execute(new ReadFarmEditor({ farmId, actor }, {})),
      this.queries.execute(new ListPlans({})),
    ]);
    return { ...editor, options_plan: plans.map(({ id, name }) => ({ id, name, label: name })) };
  }

  /** Everything a barn starts with, and an invitation for its first administrator. R240 */
  @Post('farms/create')
  @HttpCode(200)
  @ApiOkResponse({ type: NewFarmReply })
  @ApiConflictResponse()
  async create(@FromPlatform() caller: PlatformCaller, @Body() input: NewFarmInput): Promise<NewFarmReply> {
    const { name: farmName, contactName: name, email, country_code: countryCode } = input;
    const { actor, idempotency } = caller;
    // A repeated request finds the barn that the first one made, or completes it.
    const farmId = idempotency ? v5(`${idempotency.key} ${idempotency.fingerprint}`, actor.loginId) : v7();
    const administrator = { name, email };
    const opened = { farmId, farmName, countryCode, preferences: { email }, administrator, actor };
    return { farm_id: await this.commands.execute(new OpenFarm(opened)) };
  }

  /** F13 */
  @Post('farms/updateActivationStatus')
  @HttpCode(200)
  @ApiOkResponse({ type: FarmActivationReply })
  @ApiNotFoundResponse()
  async activation(
    @FromPlatform() caller: PlatformCaller,
    @Body() { id, is_active }: FarmActivationInput,
  ): Promise<FarmActivationReply> {
    const active = is_active === undefined ? undefined : is_active === 1;
    const isActive = await this.commands.execute(new SetFarmActivation({ ...caller, farmId: id }, { active }));
    return { id, is_active: Number(isActive) };
  }

  /** B04 */
  @Post('farms/updateFarmPreferences')
  @HttpCode(200)
  @ApiOkResponse({ type: SettingsReply })
  @ApiNotFoundResponse()
  async setting(@FromPlatform() caller: PlatformCaller, @Body() input: FarmSettingInput): Promise<SettingsReply> {
    const { farm_id: farmId, field, value } = input;
    const change = new ChangePreference({ ...caller, farmId }, { field, value });
    const settings = await this.commands.execute(change.answering((sql, _, { actor }) => farmDefaults(sql, actor)));
    return { farmDefaults: settings };
  }
}
