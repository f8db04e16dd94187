import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { seenIn } from '../../../platform/event-store/refuse-stale-row.js';
import { activationOf } from '../../../platform/http/active-filter.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { answerList } from '../../../platform/http/rest-list.js';
import { RestQuery } from '../../../platform/http/rest-query.js';
import { detailsOf } from '../../../platform/records/record.js';
import { Hire } from '../commands/hire.js';
import { SaveStaff } from '../commands/save-staff.js';
import { staffKept, staffPerson } from '../records/staff.js';
import { savedStaff } from '../queries/saved-staff.js';
import { GetStaff } from '../queries/staff.js';
import { staffList } from '../queries/staff-rows.js';
import { NewStaffInput, RestStaffInput } from './staff.inputs.js';
import { RestStaffReply, SavedRestStaffReply } from './staff.replies.js';

@ApiTags('lists')
@Controller('rest/staff')
export class RestStaffController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allow({ adm: true })
  @ApiOkResponse({ type: RestStaffReply, isArray: true })
  async list(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return answerList(reply, this.queries, caller, { list: staffList, query });
  }

  @Get(':id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: RestStaffReply })
  one(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) id: string) {
    return this.queries.execute(new GetStaff(caller, { instructorId: id }));
  }

  @Post()
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedRestStaffReply })
  async create(@FromCaller() caller: Caller, @Body() input: NewStaffInput): Promise<SavedRestStaffReply> {
    const contact = { ...detailsOf({ fields: staffPerson }, input), firstName: input.first_name };
    const command = new Hire(caller, { ...contact, ...detailsOf({ fields: staffKept }, input) });
    const { staff, warnings } = await this.commands.execute(
      command.answering((sql, { instructorId }, asker) => savedStaff(sql, instructorId, asker)),
    );
    return { ...staff, warnings };
  }

  @Put(':id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedRestStaffReply })
  async edit(
    @FromCaller() caller: Caller,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() input: RestStaffInput,
  ): Promise<SavedRestStaffReply> {
    const command = new SaveStaff(caller, {
      instructorId: id,
      contact: detailsOf({ fields: staffPerson }, input),
      details: detailsOf({ fields: staffKept }, input),
      active: activationOf(input.is_active),
      seen: seenIn(staffList, input.version),
    });
    const { staff, warnings } = await this.commands.execute(
      command.answering((sql, _, asker) => savedStaff(sql, id, asker)),
    );
    return { ...staff, warnings };
  }
}
