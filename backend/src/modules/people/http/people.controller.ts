import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { activeOf } from '../../../platform/http/active-filter.js';
import { SEES_CONTACTS } from '../domain/contacts.js';
import { ListAccounts } from '../queries/accounts.js';
import { ListStudents } from '../queries/students.js';
import { ReadUserClients } from '../queries/user-clients.js';
import { ActiveQuery, ClientQuery } from './people.inputs.js';
import { AccountsReply, StudentsReply, UserClientsReply } from './people.replies.js';

@ApiTags('people')
@Controller()
export class PeopleController {
  constructor(private readonly queries: QueryBus) {}

  @Get('people/accounts')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST' })
  @ApiOkResponse({ type: AccountsReply })
  async accounts(@FromCaller() caller: Caller, @Query() query: ActiveQuery): Promise<AccountsReply> {
    return { accounts: await this.queries.execute(new ListAccounts(caller, { active: activeOf(query.is_active) })) };
  }

  @Get('people/studentClient')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_STUDENT_LIST' })
  @ApiOkResponse({ type: StudentsReply })
  async riders(@FromCaller() caller: Caller, @Query() query: ActiveQuery): Promise<StudentsReply> {
    return { students: await this.queries.execute(new ListStudents(caller, { active: activeOf(query.is_active) })) };
  }

  /** Families see only their own. */
  @Get('people/getUserClients')
  @Allow({
    adm: true,
    ins: SEES_CONTACTS,
    stu: 'everybody',
  })
  @ApiOkResponse({ type: UserClientsReply })
  clients(@FromCaller() caller: Caller, @Query() { person_id: personId }: ClientQuery): Promise<UserClientsReply> {
    return this.queries.execute(new ReadUserClients(caller, { personId }));
  }

  @Get('students/index')
  @Allow({ adm: true, ins: ['STAFF_CAN_ACCESS_STUDENT_LIST', 'STAFF_CAN_ADD_STUDENTS'] })
  @ApiOkResponse({ type: StudentsReply })
  async students(@FromCaller() caller: Caller, @Query() query: ActiveQuery): Promise<StudentsReply> {
    return { students: await this.queries.execute(new ListStudents(caller, { active: activeOf(query.is_active) })) };
  }
}
