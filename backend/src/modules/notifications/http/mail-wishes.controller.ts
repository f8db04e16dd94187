import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ChangeMailWish } from '../commands/change-mail-wish.js';
import { ListMailWishes } from '../queries/mail-wishes.js';
import { ChangeMailWishInput, MailWishesQuery } from './mail-wishes.inputs.js';
import { MailWishChangedReply, MailWishesReply } from './mail-wishes.replies.js';

/** Which mails somebody of a family wants. Staff see it, and do not change it: wanting a mail is the reader’s. */
@ApiTags('mails')
@Controller('mail_wishes')
export class MailWishesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: MailWishesReply })
  @ApiNotFoundResponse()
  list(@FromCaller() caller: Caller, @Query() query: MailWishesQuery): Promise<MailWishesReply> {
    return this.queries.execute(new ListMailWishes(caller, { accountId: query.account_person_id }));
  }

  @Post('change')
  @HttpCode(200)
  @Allow({ stu: true })
  @ApiOkResponse({ type: MailWishChangedReply })
  @ApiNotFoundResponse()
  async change(
    @FromCaller() caller: Caller,
    @Body() { kind, wanted }: ChangeMailWishInput,
  ): Promise<MailWishChangedReply> {
    const { personId } = caller.actor;
    if (!personId) throw notFound('The person');
    await this.commands.execute(new ChangeMailWish(caller, { personId, kind, wanted: wanted === 1 }));
    return { kind, wanted };
  }
}
