import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Commands } from '../../../platform/event-store/commands.js';
import { BarnReader } from '../../../platform/event-store/read-barn.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { activeOf } from '../../../platform/http/which-list.js';
import { createHorse } from '../commands/create-horse.js';
import { setHorseActivation } from '../commands/set-horse-activation.js';
import { horse, horses } from '../queries/horses.js';
import { CreateHorseInput, HorseActivationInput, HorsesQuery } from './horses.inputs.js';
import { HorsesReply, OneHorseReply } from './horses.replies.js';

@ApiTags('horses')
@Controller('horses')
export class HorsesController {
  constructor(private readonly commands: Commands, private readonly barns: BarnReader) {}

  @Get('getHorsesAll') @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_HORSE_LIST' }) @ApiOkResponse({ type: HorsesReply })
  async all(@FromCaller() { farmId }: Caller, @Query() query: HorsesQuery): Promise<HorsesReply> {
    return { horses: await this.barns.read(farmId, (sql) => horses(sql, { active: activeOf(query.is_active), search: query.search })) };
  }

  @Post('create') @HttpCode(200) @Allow({ adm: true }) @ApiOkResponse({ type: OneHorseReply })
  async create(@FromCaller() caller: Caller, @Body() { name, age, desc, ...details }: CreateHorseInput): Promise<OneHorseReply> {
    const id = await this.commands.execute(caller, createHorse, { ...details, horseName: name, yearBorn: age, markings: desc });
    return { horse: await this.barns.read(caller.farmId, (sql) => horse(sql, id)) };
  }

  @Post('updateActivationStatus') @HttpCode(200) @Allow({ adm: true }) @ApiOkResponse({ type: HorsesReply })
  async activation(@FromCaller() caller: Caller, @Body() { id, is_active, filter }: HorseActivationInput): Promise<HorsesReply> {
    await this.commands.execute(caller, setHorseActivation, { horseId: id, active: is_active === undefined ? undefined : is_active === 1 });
    return { horses: await this.barns.read(caller.farmId, (sql) => horses(sql, { active: activeOf(filter) })) };
  }
}
