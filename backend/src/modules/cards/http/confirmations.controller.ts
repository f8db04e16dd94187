import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Confirmations } from '../checkout/confirmations.js';
import { ListConfirmations, ReadConfirmation } from '../queries/confirmations.js';
import {
  AskedReply,
  AskToConfirmInput,
  ConfirmationQuery,
  ConfirmationsQuery,
  ConfirmationsReply,
  ConfirmationToPayReply,
} from './confirmations.replies.js';

@ApiTags('payments')
@Controller('payments')
export class ConfirmationsController {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly queries: QueryBus,
  ) {}

  /** The bank wants the owner of a saved card, who is not there: the family gets a mail with a link. E12 */
  @Post('askToConfirm')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: AskedReply })
  @ApiNotFoundResponse()
  async ask(
    @FromCaller() caller: Caller,
    @Body() { payment_intent_id, payment_method_id }: AskToConfirmInput,
  ): Promise<AskedReply> {
    const paymentId = await this.confirmations.ask(caller, payment_intent_id, payment_method_id);
    return this.read(caller, paymentId);
  }

  /** What an account was asked to confirm in the last two weeks and has not paid. */
  @Get('confirmations')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: ConfirmationsReply })
  async list(@FromCaller() caller: Caller, @Query() { person_id }: ConfirmationsQuery): Promise<ConfirmationsReply> {
    return { confirmations: await this.queries.execute(new ListConfirmations(caller, { personId: person_id })) };
  }

  /** A family's own, with what its browser needs to confirm it. */
  @Get('confirmation')
  @Allow({ stu: true })
  @ApiOkResponse({ type: ConfirmationToPayReply })
  @ApiNotFoundResponse()
  async toPay(
    @FromCaller() caller: Caller,
    @Query() { payment_id: paymentId }: ConfirmationQuery,
  ): Promise<ConfirmationToPayReply> {
    const paying = await this.confirmations.toPay(caller, paymentId);
    const confirmation = await this.queries.execute(new ReadConfirmation(caller, { paymentId }));
    const none = { reference: null, client_secret: null, card: null };
    return Object.assign(confirmation, confirmation.state === 'waiting' ? (paying ?? none) : none);
  }

  /** The family does not pay it, or the barn does not want it any more. */
  @Post('endConfirmation')
  @HttpCode(200)
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: AskedReply })
  @ApiNotFoundResponse()
  async end(@FromCaller() caller: Caller, @Body() { payment_id: paymentId }: ConfirmationQuery): Promise<AskedReply> {
    await this.confirmations.giveUp(caller, paymentId);
    return this.read(caller, paymentId);
  }

  private async read(caller: Caller, paymentId: string): Promise<AskedReply> {
    return { confirmation: await this.queries.execute(new ReadConfirmation(caller, { paymentId })) };
  }
}
