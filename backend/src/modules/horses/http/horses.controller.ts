import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { activationOf, activeOf } from '../../../platform/http/active-filter.js';
import { activeSearchOf } from '../../../platform/http/active-search.js';
import { detailsOf } from '../../../platform/records/record.js';
import { horse } from '../horse.record.js';
import { CreateHorse } from '../commands/create-horse.js';
import { EditHorse } from '../commands/edit-horse.js';
import { SetHorseActivation } from '../commands/set-horse-activation.js';
import { GetHorse, ListHorses } from '../queries/horses.js';
import { horseEdit } from './parse-horses.js';
import { CreateHorseInput, EditHorseInput, HorseActivationInput, HorsesQuery, OneHorseQuery } from './horses.inputs.js';
import { HorsesReply, OneHorseReply } from './horses.replies.js';

@ApiTags('horses')
@Controller('horses')
export class HorsesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('getHorsesAll')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_HORSE_LIST' })
  @ApiOkResponse({ type: HorsesReply })
  async all(@FromCaller() caller: Caller, @Query() query: HorsesQuery): Promise<HorsesReply> {
    return { horses: await this.queries.execute(new ListHorses(caller, activeSearchOf(query))) };
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneHorseReply })
  async create(
    @FromCaller() caller: Caller,
    @Body() { name: horseName, ...input }: CreateHorseInput,
  ): Promise<OneHorseReply> {
    const id = await this.commands.execute(new CreateHorse(caller, { ...detailsOf(horse, input), horseName }));
    return { horse: await this.queries.execute(new GetHorse(caller, { horseId: id })) };
  }

  @Get('horse')
  @Allow({ adm: true, ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE'], stu: 'everybody' })
  @ApiOkResponse({ type: OneHorseReply })
  async one(@FromCaller() caller: Caller, @Query() { id }: OneHorseQuery): Promise<OneHorseReply> {
    return { horse: await this.queries.execute(new GetHorse(caller, { horseId: id })) };
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneHorseReply })
  async update(@FromCaller() caller: Caller, @Body() { id, name, ...input }: EditHorseInput): Promise<OneHorseReply> {
    const edit = horseEdit({ ...input, horse_name: input.horse_name ?? name });
    await this.commands.execute(new EditHorse(caller, { horseId: id, ...edit }));
    return { horse: await this.queries.execute(new GetHorse(caller, { horseId: id })) };
  }

  @Post('updateActivationStatus')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: HorsesReply })
  async activation(
    @FromCaller() caller: Caller,
    @Body() { id, is_active, filter }: HorseActivationInput,
  ): Promise<HorsesReply> {
    await this.commands.execute(new SetHorseActivation(caller, { horseId: id, active: activationOf(is_active) }));
    return { horses: await this.queries.execute(new ListHorses(caller, { active: activeOf(filter) })) };
  }
}
