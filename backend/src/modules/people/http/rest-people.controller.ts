import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import type { Sql } from '../../../platform/database/connect.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { answerList } from '../../../platform/http/rest-list.js';
import { RestQuery } from '../../../platform/http/rest-query.js';
import { AddMember, OpenAccount } from '../commands/open-account.js';
import { SetPersonActivation } from '../commands/set-person-activation.js';
import { accountList, accountRow } from '../queries/accounts.js';
import { warningsAbout } from '../queries/saved-people.js';
import { riderRow, studentList, studentRow } from '../queries/students.js';
import { SavedAccountReply, SavedStudentReply } from './edited-people.replies.js';
import { ActivationInput, NewAccountInput, NewStudentInput } from './people.inputs.js';
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

  /** On an account that there is, or on one of their own. */
  @Post('students')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedStudentReply })
  addStudent(@FromCaller() caller: Caller, @Body() input: NewStudentInput) {
    const { account_person_id: accountPersonId, first_name: firstName, last_name: lastName } = input;
    const name = { firstName, lastName };
    const saved = async (sql: Sql, personId: string) => {
      const [row, warnings] = await Promise.all([
        riderRow(sql, caller.actor, personId),
        warningsAbout(sql, caller, { ...name, personId }),
      ]);
      return Object.assign(row, { warnings });
    };
    const added = accountPersonId
      ? new AddMember(caller, { ...name, accountPersonId })
      : new OpenAccount(caller, { holder: name, holderRides: true });
    return this.commands.execute(added.answering((sql, { personId }) => saved(sql, personId)));
  }

  @Post('accounts')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedAccountReply })
  addAccount(@FromCaller() caller: Caller, @Body() input: NewAccountInput) {
    const { first_name: firstName, last_name: lastName, is_student } = input;
    const opening = new OpenAccount(caller, { holder: { firstName, lastName }, holderRides: is_student === 1 });
    return this.commands.execute(
      opening.answering(async (sql, { personId }) => {
        const [row, warnings] = await Promise.all([
          accountRow(sql, caller.actor, personId),
          warningsAbout(sql, caller, { firstName, lastName, personId }),
        ]);
        return Object.assign(row, { warnings });
      }),
    );
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
