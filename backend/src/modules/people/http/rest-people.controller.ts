import { Body, Controller, Get, Param, ParseUUIDPipe, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { answerList } from '../../../platform/http/rest-list.js';
import { RestQuery } from '../../../platform/http/rest-query.js';
import { SetPersonActivation } from '../commands/set-person-activation.js';
import { accountList, accountRow } from '../queries/accounts.js';
import { studentList, studentRow } from '../queries/students.js';
import { ActivationInput } from './people.inputs.js';
import { AccountReply, StudentReply } from './people.replies.js';

@ApiTags('lists')
@Controller('rest')
export class RestPeopleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('students')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_STUDENT_LIST' })
  @ApiOkResponse({ type: StudentReply, isArray: true })
  async students(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return answerList(reply, this.queries, caller, { list: studentList, query });
  }

  @Get('accounts')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST' })
  @ApiOkResponse({ type: AccountReply, isArray: true })
  async accounts(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return answerList(reply, this.queries, caller, { list: accountList, query });
  }

  @Put('students/:id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: StudentReply })
  student(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) studentId: string, @Body() input: ActivationInput) {
    const change = new SetPersonActivation(caller, { studentId, active: input.is_active === 1 });
    return this.commands.execute(change.answering((sql, _, { actor }) => studentRow(sql, actor, studentId)));
  }

  /** Takes all members along. R030 */
  @Put('accounts/:id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: AccountReply })
  account(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) accountId: string, @Body() input: ActivationInput) {
    const change = new SetPersonActivation(caller, { accountId, active: input.is_active === 1 });
    return this.commands.execute(change.answering((sql, _, { actor }) => accountRow(sql, actor, accountId)));
  }
}
