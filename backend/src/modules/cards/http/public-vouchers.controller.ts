import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FromPublicBarn, PublicBarn, PublicBarnQuery } from '../../../platform/auth/public-barn.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { LinkLimited } from '../../../platform/http/rate-limit.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { HandOutVoucherForm, OrderVoucher, VoucherFormReply, VoucherStamps } from '../../billing/contracts.js';
import { CardCheckout } from '../checkout/card-checkout.js';
import { StrangersTill } from '../checkout/strangers-till.js';
import { cardErrors } from '../domain/errors.js';
import { FindCardPayment } from '../queries/card-payments.js';
import {
  OrderedVoucherReply,
  OrderVoucherInput,
  PayVoucherInput,
  VoucherPaidInput,
  VoucherPaidReply,
  type VoucherStampInput,
} from './public-vouchers.replies.js';
import { BegunByStrangerReply } from './strangers.replies.js';

/** The longest form, with every text full of letters of four bytes. */
const FORM_BODY = 8 * 1024;
const CENTS = 100;

/**
 * A stranger buys a gift voucher on the barn's public page. The form's stamp names the order, and nobody else holds it. Who buys is no
 * login: what is written, is written by the system.
 */
@ApiTags('public')
@Controller('public')
export class PublicVouchersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly checkout: CardCheckout,
    private readonly till: StrangersTill,
    private readonly stamps: VoucherStamps,
  ) {}

  @Get('voucherForm')
  @PublicBarn()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: VoucherFormReply })
  @ApiConflictResponse()
  form(@FromPublicBarn() barn: Asker, @Query() _: PublicBarnQuery): Promise<VoucherFormReply> {
    return this.queries.execute(new HandOutVoucherForm(barn, undefined));
  }

  /** Nothing is paid yet and nothing mailed; the same form again is the same order, and whoever changes something sends another one. */
  @Post('orderVoucher')
  @HttpCode(200)
  @PublicBarn()
  @BodyLimit(FORM_BODY)
  @ApiOkResponse({ type: OrderedVoucherReply })
  @ApiConflictResponse()
  async order(@FromPublicBarn() { farmId }: Asker, @Body() input: OrderVoucherInput): Promise<OrderedVoucherReply> {
    const { stamp, proof, website, amount, first_name, last_name, email, given_to, message } = input;
    const wanted = {
      amountMinor: Math.round(amount * CENTS),
      firstName: first_name,
      lastName: last_name ?? '',
      email,
      givenTo: given_to || null,
      message: message || null,
    };
    const barn = { farmId, actor: SYSTEM };
    const ordering = new OrderVoucher(barn, { stamp, proof, isTrapped: Boolean(website), wanted });
    const { amountMinor, feeMinor, expiryDate, currency } = await this.commands.execute(ordering);
    return {
      currency_code: currency,
      amount: amountMinor / CENTS,
      fee: feeMinor / CENTS,
      total: amountMinor + feeMinor,
      expiry_date: expiryDate,
      card: await this.till.card(farmId),
    };
  }

  @Post('payVoucher')
  @HttpCode(200)
  @PublicBarn()
  @LinkLimited()
  @ApiOkResponse({ type: BegunByStrangerReply })
  @ApiConflictResponse()
  async pay(@FromPublicBarn() { farmId }: Asker, @Body() input: PayVoucherInput): Promise<BegunByStrangerReply> {
    const orderId = this.orderIn(farmId, input);
    return this.till.begin(farmId, { what: { orderId }, totalMinor: input.total });
  }

  /** Records what the provider has received for this order, once. D10 */
  @Post('voucherPaid')
  @HttpCode(200)
  @PublicBarn()
  @LinkLimited()
  @ApiOkResponse({ type: VoucherPaidReply })
  @ApiConflictResponse()
  async paid(@FromPublicBarn() { farmId }: Asker, @Body() input: VoucherPaidInput): Promise<VoucherPaidReply> {
    const { reference } = input;
    const barn = { farmId, actor: SYSTEM };
    const known = await this.queries.execute(new FindCardPayment(barn, { intentId: reference }));
    if (known?.orderId !== this.orderIn(farmId, input)) throw cardErrors.order_unknown();
    await this.checkout.finish(barn, reference);
    return { result: 'sold' };
  }

  private orderIn(farmId: string, { stamp }: VoucherStampInput) {
    const order = this.stamps.read(farmId, stamp);
    if (!order) throw cardErrors.order_unknown();
    return order.id;
  }
}
