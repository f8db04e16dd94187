import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ChangeFamilyPart } from '../commands/change-family-part.js';
import { InviteToFamily } from '../commands/invite-to-family.js';
import { InviteToFamilyAgain, RemoveFromFamily } from '../commands/keep-family-sign-ins.js';
import { ListFamilySignIns } from '../queries/family-sign-ins.js';
import {
  ChangeFamilySignInInput,
  FamilySignInInput,
  FamilySignInsQuery,
  InviteToFamilyInput,
} from './family-sign-ins.inputs.js';
import { FamilySignInsReply } from './family-sign-ins.replies.js';
import { InvitationLimited } from './invitation-limit.js';
import { UserIdReply, UserRemovedReply } from './vusers.replies.js';

const flag = (sent: number | undefined) => (sent === undefined ? undefined : sent === 1);

/** Sign-ins of a family besides its account holder's, kept by the holder or an administrator. */
@ApiTags('logins')
@Controller('family_sign_ins')
export class FamilySignInsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: FamilySignInsReply })
  list(@FromCaller() caller: Caller, @Query() query: FamilySignInsQuery): Promise<FamilySignInsReply> {
    return this.queries.execute(new ListFamilySignIns(caller, { accountId: query.account_person_id }));
  }

  /** An address that signs in already, wherever, is refused in the same words. */
  @Post('invite')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'holder' })
  @InvitationLimited()
  @ApiOkResponse({ type: UserIdReply })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  async invite(@FromCaller() caller: Caller, @Body() input: InviteToFamilyInput): Promise<UserIdReply> {
    const { part, email } = input;
    const invitation = {
      part,
      email,
      accountId: input.account_person_id,
      riderId: input.rider_id,
      firstName: input.first_name,
      lastName: input.last_name,
      mayBuy: flag(input.may_buy),
      getsMails: flag(input.gets_mails),
    };
    return { user_id: await this.commands.execute(new InviteToFamily(caller, invitation)) };
  }

  @Post('resend')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'holder' })
  @InvitationLimited()
  @ApiOkResponse({ type: UserIdReply })
  @ApiTooManyRequestsResponse()
  async resend(@FromCaller() caller: Caller, @Body() { user_id: loginId }: FamilySignInInput): Promise<UserIdReply> {
    await this.commands.execute(new InviteToFamilyAgain(caller, { loginId }));
    return { user_id: loginId };
  }

  /** What is left out stays. A guardian decides about her own mails. */
  @Post('change')
  @HttpCode(200)
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: UserIdReply })
  async change(@FromCaller() caller: Caller, @Body() input: ChangeFamilySignInInput): Promise<UserIdReply> {
    const { user_id: loginId, may_buy, gets_mails } = input;
    const change = { loginId, mayBuy: flag(may_buy), getsMails: flag(gets_mails) };
    await this.commands.execute(new ChangeFamilyPart(caller, change));
    return { user_id: loginId };
  }

  @Post('remove')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'holder' })
  @ApiOkResponse({ type: UserRemovedReply })
  async remove(
    @FromCaller() caller: Caller,
    @Body() { user_id: loginId }: FamilySignInInput,
  ): Promise<UserRemovedReply> {
    await this.commands.execute(new RemoveFromFamily(caller, { loginId }));
    return { user_id: null };
  }
}
