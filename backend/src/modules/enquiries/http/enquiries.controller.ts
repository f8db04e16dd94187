import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { Sql } from '../../../platform/database/connect.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { LinkEnquiry, MakeClientOfEnquiry } from '../commands/link-enquiry.js';
import { AssignEnquiry, CloseEnquiry } from '../commands/settle-enquiry.js';
import { AnswerEnquiry } from '../commands/write-message.js';
import { ListEnquiries } from '../queries/enquiries.js';
import { enquiryOf, ReadEnquiry } from '../queries/enquiry.js';
import { accountOf } from './client-of-enquiry.js';
import {
  AnswerEnquiryInput,
  AssignEnquiryInput,
  ClientOfEnquiryInput,
  EnquiriesQuery,
  EnquiryStateInput,
  LinkEnquiryInput,
  WhichEnquiryInput,
} from './enquiries.inputs.js';
import { ClientOfEnquiryReply, EnquiriesReply, OneEnquiryReply } from './enquiries.replies.js';

const PAGE = 20;
/** Whoever sees how families are reached sees how those who want to become one are. */
export const OFFICE = { adm: true, ins: 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST' } as const;

export const afterwards =
  (id: string) =>
  async (sql: Sql, _: unknown, asker: Asker & { now: Date }): Promise<OneEnquiryReply> => ({
    enquiry: await enquiryOf(sql, asker, id),
  });

@ApiTags('enquiries')
@Controller('enquiries')
export class EnquiriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow(OFFICE)
  @ApiOkResponse({ type: EnquiriesReply })
  list(@FromCaller() caller: Caller, @Query() query: EnquiriesQuery): Promise<EnquiriesReply> {
    const { state, own = 0, limit = PAGE, offset = 0 } = query;
    return this.queries.execute(new ListEnquiries(caller, { state, own: own === 1, limit, offset }));
  }

  @Get('enquiry')
  @Allow(OFFICE)
  @ApiOkResponse({ type: OneEnquiryReply })
  async one(@FromCaller() caller: Caller, @Query() { id }: WhichEnquiryInput): Promise<OneEnquiryReply> {
    return { enquiry: await this.queries.execute(new ReadEnquiry(caller, { enquiryId: id })) };
  }

  @Post('answer')
  @HttpCode(200)
  @Allow(OFFICE)
  @ApiOkResponse({ type: OneEnquiryReply })
  @ApiConflictResponse()
  answer(@FromCaller() caller: Caller, @Body() input: AnswerEnquiryInput): Promise<OneEnquiryReply> {
    const { id, message: body, seen } = input;
    return this.commands.execute(new AnswerEnquiry(caller, { enquiryId: id, body, seen }).answering(afterwards(id)));
  }

  @Post('assign')
  @HttpCode(200)
  @Allow(OFFICE)
  @ApiOkResponse({ type: OneEnquiryReply })
  assign(@FromCaller() caller: Caller, @Body() { id, person_id }: AssignEnquiryInput): Promise<OneEnquiryReply> {
    return this.commands.execute(
      new AssignEnquiry(caller, { enquiryId: id, personId: person_id ?? null }).answering(afterwards(id)),
    );
  }

  @Post('updateState')
  @HttpCode(200)
  @Allow(OFFICE)
  @ApiOkResponse({ type: OneEnquiryReply })
  settle(@FromCaller() caller: Caller, @Body() { id, closed }: EnquiryStateInput): Promise<OneEnquiryReply> {
    return this.commands.execute(
      new CloseEnquiry(caller, { enquiryId: id, closed: closed === 1 }).answering(afterwards(id)),
    );
  }

  @Post('link')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneEnquiryReply })
  link(@FromCaller() caller: Caller, @Body() { id, person_id }: LinkEnquiryInput): Promise<OneEnquiryReply> {
    return this.commands.execute(
      new LinkEnquiry(caller, { enquiryId: id, personId: person_id ?? null }).answering(afterwards(id)),
    );
  }

  /** Creating clients is for administrators, here as elsewhere. */
  @Post('makeClient')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ClientOfEnquiryReply })
  async makeClient(@FromCaller() caller: Caller, @Body() input: ClientOfEnquiryInput): Promise<ClientOfEnquiryReply> {
    const { id: enquiryId } = input;
    const account = accountOf(input);
    return { person_id: await this.commands.execute(new MakeClientOfEnquiry(caller, { enquiryId, account })) };
  }
}
