import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ReadListPage, sendPage } from '../../../platform/http/rest-list.js';
import { RestQuery } from '../../../platform/http/rest-query.js';
import { accountList } from '../queries/accounts.js';
import { studentList } from '../queries/students.js';
import { AccountReply, StudentReply } from './people.replies.js';

@ApiTags('lists')
@Controller('rest')
export class RestPeopleController {
  constructor(private readonly queries: QueryBus) {}

  @Get('students')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_STUDENT_LIST' })
  @ApiOkResponse({ type: StudentReply, isArray: true })
  async students(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return sendPage(reply, await this.queries.execute(new ReadListPage(caller, { list: studentList, query })));
  }

  @Get('accounts')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST' })
  @ApiOkResponse({ type: AccountReply, isArray: true })
  async accounts(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return sendPage(reply, await this.queries.execute(new ReadListPage(caller, { list: accountList, query })));
  }
}
