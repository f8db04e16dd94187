import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { RestQuery, restPage, sendPage } from '../../../platform/http/rest-list.js';
import { accountList } from '../queries/accounts.js';
import { studentList } from '../queries/students.js';
import { AccountReply, StudentReply } from './people.replies.js';

@ApiTags('lists')
@Controller('rest')
export class RestPeopleController {
  constructor(private readonly barns: BarnReader) {}

  @Get('students')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_STUDENT_LIST' })
  @ApiOkResponse({ type: StudentReply, isArray: true })
  async students(@FromCaller() { farmId }: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return sendPage(reply, await this.barns.read(farmId, (sql) => restPage(sql, studentList, query)));
  }

  @Get('accounts')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST' })
  @ApiOkResponse({ type: AccountReply, isArray: true })
  async accounts(@FromCaller() { farmId }: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return sendPage(reply, await this.barns.read(farmId, (sql) => restPage(sql, accountList, query)));
  }
}
