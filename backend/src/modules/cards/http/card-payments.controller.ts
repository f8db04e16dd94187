import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { lineOf } from '../../billing/contracts.js';
import { CardCheckout } from '../checkout/card-checkout.js';
import { SavedCards } from '../checkout/saved-cards.js';
import type { WantedPayment } from '../commands/start-card-payment.js';
import { ReadPurchase } from '../queries/read-purchase.js';
import {
  CardOnFileQuery,
  ChargeSavedCardInput,
  ConfirmPaymentInput,
  KeepCardInput,
  CardPaidInput,
  StartPaymentInput,
} from './cards.inputs.js';
import { CardOnFileReply, CardPaidReply, ConfirmedReply, StartedPaymentReply } from './cards.replies.js';

function wanted({ payment_id, item_details, person_id, total, ...input }: StartPaymentInput): WantedPayment {
  const common = { totalMinor: total, withoutFee: input.without_fee === 1 };
  if (payment_id && item_details) throw invalid('payment_id', 'payment_id and item_details exclude each other');
  if (payment_id) return { ...common, what: { invoiceId: payment_id, partMinor: input.part } };
  const lines = (item_details ?? []).map(lineOf);
  const cart = {
    accountHolderId: person_id,
    notes: input.payment_notes,
    isQuickpay: input.is_quickpay === 1,
    keepsCredits: input.use_credits === 0,
    codeDiscountId: input.discount_id,
    inInstalments: input.in_instalments === 1,
  };
  return { ...common, what: { cart: { ...cart, lines } } };
}

@ApiTags('payments')
@Controller('payments')
export class CardPaymentsController {
  constructor(
    private readonly checkout: CardCheckout,
    private readonly saved: SavedCards,
    private readonly queries: QueryBus,
  ) {}

  /** For a cart or an invoice; the amount is computed here. The same wish again is the same payment. R177 R178 */
  @Post('createPaymentIntentAndCustomer')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: StartedPaymentReply })
  async start(@FromCaller() caller: Caller, @Body() input: StartPaymentInput): Promise<StartedPaymentReply> {
    const { intent, cards, amountMinor } = await this.checkout.start(caller, wanted(input));
    const { id, clientSecret, status, currency } = intent;
    return {
      payment_intent: { id, client_secret: clientSecret, status, amount: amountMinor, currency },
      payment_methods: cards.map(({ id: card, last4, brand }) => ({ id: card, last4, brand })),
    };
  }

  /** With a saved card. The bank's no is refused in its own words. R179 */
  @Post('confirmPaymentIntent')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: ConfirmedReply })
  @ApiNotFoundResponse()
  async confirm(
    @FromCaller() caller: Caller,
    @Body() { payment_intent_id, payment_method_id }: ConfirmPaymentInput,
  ): Promise<ConfirmedReply> {
    const how = { paymentMethodId: payment_method_id, absent: false };
    const { status, id } = await this.checkout.confirm(caller, payment_intent_id, how);
    return { confirmstatus: { status, id } };
  }

  /** Records what the provider has received, once, with the packages or the invoice it was for. D10 */
  @Post('createPaymentFromStripe')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: CardPaidReply })
  @ApiNotFoundResponse()
  async paid(@FromCaller() caller: Caller, @Body() { reference }: CardPaidInput): Promise<CardPaidReply> {
    const paymentId = await this.checkout.finish(caller, reference);
    return this.queries.execute(new ReadPurchase(caller, { paymentId }));
  }

  /** The whole way with the card that the account keeps. E12 */
  @Post('chargeSavedCard')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: CardPaidReply })
  async charge(@FromCaller() caller: Caller, @Body() input: ChargeSavedCardInput): Promise<CardPaidReply> {
    const paymentId = await this.saved.charge(caller, input.person_id, wanted(input));
    return this.queries.execute(new ReadPurchase(caller, { paymentId }));
  }

  @Get('checkIfClientHasAPaymentMethodOnFile')
  @Allow({ adm: true })
  @ApiOkResponse({ type: CardOnFileReply })
  async onFile(@FromCaller() caller: Caller, @Query() { student_id }: CardOnFileQuery): Promise<CardOnFileReply> {
    return { stripe_payment_method_id: await this.saved.onFile(caller, { studentId: student_id }) };
  }

  @Post('updatePaymentMethod')
  @HttpCode(200)
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: CardOnFileReply })
  async keep(
    @FromCaller() caller: Caller,
    @Body() { person_id, payment_method }: KeepCardInput,
  ): Promise<CardOnFileReply> {
    await this.saved.keep(caller, person_id, payment_method);
    return { stripe_payment_method_id: payment_method };
  }
}
