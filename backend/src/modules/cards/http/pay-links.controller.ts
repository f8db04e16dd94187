import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { Public } from '../../../platform/auth/allow.js';
import { LinkLimited } from '../../../platform/http/rate-limit.js';
import { CardPayments } from '../../../platform/payments/card-payments.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { CardCheckout } from '../checkout/card-checkout.js';
import { cardErrors } from '../domain/errors.js';
import { FindCardPayment } from '../queries/card-payments.js';
import { ReadPayPage } from '../queries/pay-page.js';
import { PayLinks } from './pay-links.js';
import { BegunByLinkReply, PaidByLinkInput, PayByLinkInput, PayLinkInput, PayPageReply } from './pay-links.replies.js';

/**
 * What whoever holds the link of a mail may do: see that invoice and pay it. Links go in the body, so that no log of addresses has them;
 * nothing is begun before somebody presses a button, so that programs that look into mails change nothing.
 */
@ApiTags('pay')
@Controller('pay')
export class PayLinksController {
  constructor(
    private readonly links: PayLinks,
    private readonly checkout: CardCheckout,
    private readonly provider: CardPayments,
    private readonly queries: QueryBus,
  ) {}

  @Post('open')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: PayPageReply })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  async open(@Body() { token }: PayLinkInput): Promise<PayPageReply> {
    return this.page(await this.links.open(token));
  }

  /** The amount is computed here; the same invoice again is the same payment, as long as nobody has paid it. D10 */
  @Post('start')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: BegunByLinkReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  @ApiTooManyRequestsResponse()
  async start(@Body() { token, total }: PayByLinkInput): Promise<BegunByLinkReply> {
    const link = await this.links.open(token);
    const { card, state } = await this.page(link);
    if (state === 'paid') throw cardErrors.paid_already();
    if (state === 'nothing') throw cardErrors.nothing_to_pay();
    if (!card) throw cardErrors.cards_off();
    const { farmId, invoiceId } = link;
    const wanted = { what: { invoiceId, isAsked: true }, totalMinor: total };
    const { intent } = await this.checkout.start({ farmId, actor: SYSTEM }, wanted);
    return { id: intent.id, client_secret: intent.clientSecret, status: intent.status };
  }

  /** Records what the provider has received for this invoice, once. D10 */
  @Post('paid')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: PayPageReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  @ApiTooManyRequestsResponse()
  async paid(@Body() { token, reference }: PaidByLinkInput): Promise<PayPageReply> {
    const link = await this.links.open(token);
    const barn = { farmId: link.farmId, actor: SYSTEM };
    const known = await this.queries.execute(new FindCardPayment(barn, { intentId: reference }));
    if (known?.invoiceId !== link.invoiceId) throw cardErrors.pay_link_over();
    await this.checkout.finish(barn, reference);
    return this.page(link);
  }

  private page({ farmId, invoiceId }: { farmId: string; invoiceId: string }) {
    const form = this.provider.form();
    return this.queries.execute(new ReadPayPage({ farmId, actor: SYSTEM }, { invoiceId, form }));
  }
}
