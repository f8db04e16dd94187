import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { DueCharges } from '../checkout/due-charges.js';
import { SavedCards } from '../checkout/saved-cards.js';
import { EndCharges } from '../commands/agree-to-charges.js';
import { FindCardCustomer } from '../queries/card-customers.js';
import { ReadDueCharges } from '../queries/due-charges.js';
import {
  AgreeToChargesInput,
  DueChargesQuery,
  DueChargesReply,
  KeptCardsReply,
  TryChargeInput,
} from './due-charges.replies.js';

@ApiTags('payments')
@Controller('payments')
export class DueChargesController {
  constructor(
    private readonly charges: DueCharges,
    private readonly saved: SavedCards,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Whether what is due is charged to a saved card, what is charged next, and what failed. */
  @Get('dueCharges')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: DueChargesReply })
  @ApiNotFoundResponse()
  read(@FromCaller() caller: Caller, @Query() { person_id: personId }: DueChargesQuery): Promise<DueChargesReply> {
    return this.queries.execute(new ReadDueCharges(caller, { personId }));
  }

  /** Which of the family's cards the provider keeps. */
  @Get('keptCards')
  @Allow({ stu: true })
  @ApiOkResponse({ type: KeptCardsReply })
  @ApiNotFoundResponse()
  async cards(@FromCaller() caller: Caller, @Query() { person_id }: DueChargesQuery): Promise<KeptCardsReply> {
    const { cards } = await this.saved.listed(caller, person_id);
    return { cards: cards.map(({ id, last4, brand }) => ({ id, last4, brand })) };
  }

  /** What falls due from today on is charged to this card on its day, until somebody ends it. */
  @Post('agreeToCharges')
  @HttpCode(200)
  @Allow({ stu: true })
  @ApiOkResponse({ type: DueChargesReply })
  @ApiNotFoundResponse()
  async agree(
    @FromCaller() caller: Caller,
    @Body() { person_id: personId, payment_method }: AgreeToChargesInput,
  ): Promise<DueChargesReply> {
    await this.charges.agree(caller, personId, payment_method);
    return this.queries.execute(new ReadDueCharges(caller, { personId }));
  }

  /** Nothing is charged by itself any more. */
  @Post('endCharges')
  @HttpCode(200)
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: DueChargesReply })
  @ApiNotFoundResponse()
  async end(@FromCaller() caller: Caller, @Body() { person_id: personId }: DueChargesQuery): Promise<DueChargesReply> {
    const { farmId, actor } = caller;
    const known = await this.queries.execute(new FindCardCustomer({ farmId, actor }, { personId }));
    const why = actor.userType === 'STU' ? 'family' : 'barn';
    await this.commands.execute(new EndCharges(caller, { personId: known.personId, why }));
    return this.queries.execute(new ReadDueCharges(caller, { personId }));
  }

  /** The next try after one that failed, without waiting for its day. Nothing happens where there is none. */
  @Post('tryCharge')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: DueChargesReply })
  @ApiNotFoundResponse()
  async tryAgain(
    @FromCaller() caller: Caller,
    @Body() { person_id: personId, payment_id }: TryChargeInput,
  ): Promise<DueChargesReply> {
    await this.charges.charge(caller, payment_id, { isNow: true });
    return this.queries.execute(new ReadDueCharges(caller, { personId }));
  }
}
