import { Body, Controller, Get, HttpCode, Inject, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Pdf } from '../../../platform/pdf/pdf.js';
import { CancelVoucher } from '../commands/cancel-voucher.js';
import { MailVoucher } from '../commands/mail-voucher.js';
import { RedeemVoucher } from '../commands/redeem-voucher.js';
import { SellVoucher } from '../commands/sell-voucher.js';
import { toAmount, toMinor } from '../domain/money.js';
import { voucherName, voucherPage } from '../papers/voucher-page.js';
import { OfferVoucher } from '../queries/voucher-offer.js';
import { ReadVoucherPaper } from '../queries/voucher-paper.js';
import { ListVouchers, OffersVouchers } from '../queries/vouchers.js';
import { VoucherLimited } from './voucher-limit.js';
import {
  CancelVoucherInput,
  RedeemVoucherInput,
  SellVoucherInput,
  VoucherCodeInput,
  VoucherPaperQuery,
  VoucherQuery,
  VoucherSearchInput,
} from './vouchers.inputs.js';
import {
  RedeemedVoucherReply,
  SoldVoucherReply,
  VoucherOfferReply,
  VouchersOfferedReply,
  VouchersReply,
} from './vouchers.replies.js';

const PAGE = 50;

/**
 * Gift vouchers: sold and cancelled at the desk, redeemed by families and for them. A code never stands in an address: addresses are
 * logged.
 */
@ApiTags('vouchers')
@Controller('vouchers')
export class VouchersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly pdf: Pdf,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('search')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: VouchersReply })
  search(
    @FromCaller() caller: Caller,
    @Body() { state, search, limit = PAGE, offset = 0 }: VoucherSearchInput,
  ): Promise<VouchersReply> {
    return this.queries.execute(new ListVouchers(caller, { state, search, limit, offset }));
  }

  @Get('offered')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: VouchersOfferedReply })
  async offered(@FromCaller() caller: Caller): Promise<VouchersOfferedReply> {
    return { has_vouchers: (await this.queries.execute(new OffersVouchers(caller, {}))) ? 1 : 0 };
  }

  @Post('sell')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SoldVoucherReply })
  @ApiNotFoundResponse()
  async sell(@FromCaller() caller: Caller, @Body() input: SellVoucherInput): Promise<SoldVoucherReply> {
    const id = await this.commands.execute(
      new SellVoucher(caller, {
        accountHolderId: input.account_holder_id,
        amountMinor: toMinor(input.amount),
        method: input.payment_method ?? 'cash',
        received: input.date,
        reference: input.reference || null,
        expiryDate: input.expiry_date ?? null,
        givenTo: input.given_to,
        givenBy: input.given_by,
      }),
    );
    return { id };
  }

  @Get('paper')
  @Allow({ adm: true })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async paper(
    @FromCaller() caller: Caller,
    @Query() { voucher_id: voucherId, paper }: VoucherPaperQuery,
    @Res() reply: FastifyReply,
  ) {
    const { barn, ...voucher } = await this.queries.execute(new ReadVoucherPaper(caller, { voucherId }));
    const of = { ...voucher, barn: { ...barn, paper: paper ?? barn.paper } };
    const file = await this.pdf.fromHtml(voucherPage(of, this.config.publicUrl));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(voucherName(of))}`)
      .header('cache-control', 'private, no-store')
      .send(file);
  }

  /** To the account that bought it, with the PDF; once for each time that it is asked for. */
  @Post('mail')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SoldVoucherReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  async mail(@FromCaller() caller: Caller, @Body() { voucher_id: voucherId }: VoucherQuery): Promise<SoldVoucherReply> {
    await this.commands.execute(new MailVoucher(caller, { voucherId }));
    return { id: voucherId };
  }

  @Post('cancel')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SoldVoucherReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  async cancel(
    @FromCaller() caller: Caller,
    @Body() { voucher_id: voucherId, payment_method: method }: CancelVoucherInput,
  ): Promise<SoldVoucherReply> {
    await this.commands.execute(new CancelVoucher(caller, { voucherId, method }));
    return { id: voucherId };
  }

  /** What a code would give, before it is spent. */
  @Post('look')
  @HttpCode(200)
  @Allow({ adm: true, stu: true })
  @VoucherLimited()
  @ApiOkResponse({ type: VoucherOfferReply })
  @ApiConflictResponse()
  @ApiTooManyRequestsResponse()
  look(
    @FromCaller() caller: Caller,
    @Body() { code, billing_person_id: personId, student_id: studentId }: VoucherCodeInput,
  ): Promise<VoucherOfferReply> {
    return this.queries.execute(new OfferVoucher(caller, { code, personId, studentId }));
  }

  @Post('redeem')
  @HttpCode(200)
  @Allow({ adm: true, stu: true })
  @VoucherLimited()
  @ApiOkResponse({ type: RedeemedVoucherReply })
  @ApiConflictResponse()
  @ApiTooManyRequestsResponse()
  async redeem(@FromCaller() caller: Caller, @Body() input: RedeemVoucherInput): Promise<RedeemedVoucherReply> {
    const { code, billing_person_id: personId, student_id: studentId, accept_expired } = input;
    const { amountMinor, name } = await this.commands.execute(
      new RedeemVoucher(caller, { code, personId, studentId, takesExpired: accept_expired === 1 }),
    );
    return { amount: toAmount(amountMinor), credit_for: name };
  }
}
