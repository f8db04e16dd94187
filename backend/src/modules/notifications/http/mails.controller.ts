import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Registry } from '../../../platform/event-store/registry.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ClearReturned } from '../commands/clear-returned.js';
import { RepeatMail } from '../commands/repeat-mail.js';
import { ListMails } from '../queries/mails.js';
import { ClearReturnedInput, MailsQuery, RepeatMailInput } from './mails.inputs.js';
import { AddressClearedReply, MailRepeatedReply, MailsReply } from './mails.replies.js';

const PAGE = 20;

@ApiTags('mails')
@Controller('mails')
export class MailsController {
  private readonly kinds: string[];

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    registry: Registry,
  ) {
    const mails = registry.modules.flatMap((module) => module.mails ?? []);
    this.kinds = [...new Set(mails.map(({ preview }) => preview().template))].toSorted();
  }

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: MailsReply })
  async list(@FromCaller() caller: Caller, @Query() query: MailsQuery): Promise<MailsReply> {
    const { state, kind, q, limit = PAGE, offset = 0 } = query;
    const wanted = { state, kind: kind || undefined, text: q || undefined, limit, offset };
    return { ...(await this.queries.execute(new ListMails(caller, wanted))), kinds: this.kinds };
  }

  /** Composed anew: it says what is true then. */
  @Post('sendAgain')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: MailRepeatedReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  async again(@FromCaller() caller: Caller, @Body() { mail_id: mailId }: RepeatMailInput): Promise<MailRepeatedReply> {
    return { mail_id: await this.commands.execute(new RepeatMail(caller, { mailId })) };
  }

  /** Somebody's address works again, until the next mail to it comes back. */
  @Post('clearAddress')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: AddressClearedReply })
  @ApiNotFoundResponse()
  async clear(
    @FromCaller() caller: Caller,
    @Body() { person_id: personId }: ClearReturnedInput,
  ): Promise<AddressClearedReply> {
    await this.commands.execute(new ClearReturned(caller, { personId }));
    return { person_id: personId };
  }
}
