import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Hire } from '../commands/hire.js';
import { AddMember, OpenAccount } from '../commands/open-account.js';
import { ListLookalikes } from '../queries/lookalikes.js';
import { savedPerson, warningsAbout } from '../queries/saved-people.js';
import { AddDependantInput, CreateBillingPersonInput, LookalikesQuery } from './people.inputs.js';
import { LookalikesReply, NewClientReply, NewMemberReply } from './edited-people.replies.js';

/** Quick creation: a name, and everything else on the person's page. */
@ApiTags('people')
@Controller('people')
export class AddPeopleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('duplicates')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LookalikesReply })
  async duplicates(@FromCaller() caller: Caller, @Query() query: LookalikesQuery): Promise<LookalikesReply> {
    const { phone1, phone2, person_id: personId, ...described } = query;
    const asked = { ...described, phones: [phone1, phone2], personId };
    return { duplicates: await this.queries.execute(new ListLookalikes(caller, asked)) };
  }

  @Post('createBillingPerson')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: NewClientReply })
  async add(@FromCaller() caller: Caller, @Body() input: CreateBillingPersonInput): Promise<NewClientReply> {
    const { firstName, lastName, isStaff = 0, isStudent = 0 } = input;
    const name = { firstName, lastName };
    const added =
      isStaff && !isStudent
        ? new Hire(caller, name)
        : new OpenAccount(caller, { holder: name, holderRides: isStudent === 1, holderIsStaff: isStaff === 1 });
    return this.commands.execute(
      added.answering(async (sql, { personId }) => {
        const [newClient, warnings] = await Promise.all([
          savedPerson(sql, personId),
          warningsAbout(sql, caller, { ...name, personId }),
        ]);
        return { newClient, warnings };
      }),
    );
  }

  /** Families add to their own account. G11 */
  @Post('addNewDependant')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'holder' })
  @ApiOkResponse({ type: NewMemberReply })
  async addMember(@FromCaller() caller: Caller, @Body() input: AddDependantInput): Promise<NewMemberReply> {
    const { firstName, lastName, accountHolderId, billing_person_id } = input;
    const accountPersonId = billing_person_id ?? accountHolderId;
    if (!accountPersonId) throw invalid('accountHolderId', 'accountHolderId is required');
    if (accountHolderId && accountHolderId !== accountPersonId)
      throw invalid('accountHolderId', 'accountHolderId and billing_person_id must be the same person');
    const name = { firstName, lastName };
    return this.commands.execute(
      new AddMember(caller, { ...name, accountPersonId }).answering(async (sql, { personId }) => {
        const [newMember, warnings] = await Promise.all([
          savedPerson(sql, personId),
          warningsAbout(sql, caller, { ...name, personId }),
        ]);
        return { newMember, warnings };
      }),
    );
  }
}
