import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { readListRow } from '../../../platform/http/list-rows.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { answerList, ReadListRow } from '../../../platform/http/rest-list.js';
import { RestQuery } from '../../../platform/http/rest-query.js';
import { detailsOf } from '../../../platform/records/record.js';
import { horse } from '../horse.record.js';
import { CreateHorse } from '../commands/create-horse.js';
import { EditHorse } from '../commands/edit-horse.js';
import { horseList } from '../queries/horse-rows.js';
import { RestHorseInput } from './horses.inputs.js';
import { HorseRow } from './horses.replies.js';
import { horseEdit } from './parse-horses.js';

const called = 'The horse';

@ApiTags('lists')
@Controller('rest/horses')
export class RestHorsesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_HORSE_LIST' })
  @ApiOkResponse({ type: HorseRow, isArray: true })
  async list(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return answerList(reply, this.queries, caller, { list: horseList, query });
  }

  @Get(':id')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_HORSE_LIST' })
  @ApiOkResponse({ type: HorseRow })
  one(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) id: string) {
    return this.queries.execute(new ReadListRow(caller, { list: horseList, id, called }));
  }

  @Post()
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: HorseRow })
  async create(@FromCaller() caller: Caller, @Body() input: RestHorseInput) {
    if (!input.horse_name) throw invalid('horse_name', horse.fields.horse_name.required);
    const details = { ...detailsOf(horse, input), horseName: input.horse_name };
    return this.commands.execute(
      new CreateHorse(caller, details).answering((sql, id, { actor }) =>
        readListRow(sql, horseList, { id, called }, actor),
      ),
    );
  }

  @Put(':id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: HorseRow })
  async edit(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) id: string, @Body() input: RestHorseInput) {
    const edit = { horseId: id, ...horseEdit(input) };
    return this.commands.execute(
      new EditHorse(caller, edit).answering((sql, _, { actor }) => readListRow(sql, horseList, { id, called }, actor)),
    );
  }
}
