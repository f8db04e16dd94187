import { Controller, Get, HttpCode, Inject, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { fileTypeOf } from '../../../platform/files/file-type.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { FromForm, Uploads, type Form } from '../../../platform/http/upload.js';
import { Pdf } from '../../../platform/pdf/pdf.js';
import { SendInvoice } from '../commands/send-invoice.js';
import { paperName, paperTitle } from '../papers/paper-page.js';
import { printedPaper } from '../papers/printed-paper.js';
import type { Paper } from '../papers/paper.js';
import { eInvoiceOf } from '../papers/e-invoice/e-invoice-of.js';
import { invoiceXml } from '../papers/e-invoice/write.js';
import { payUrlOf } from '../papers/pay-link.js';
import { ReadPaper } from '../queries/paper.js';
import { PaymentQuery, SendInvoiceFields, SendInvoiceInput } from './payments.inputs.js';
import { PayLinkReply, SentInvoiceReply } from './payments.replies.js';

const RULES = { fields: SendInvoiceFields, maxBytes: 5_242_880, tooLarge: 'File is too large - must be under 5MB' };

@ApiTags('payments')
@Controller('payments')
export class PapersController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly pdf: Pdf,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('paper')
  @Allow({ adm: true, stu: true })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async paper(
    @FromCaller() caller: Caller,
    @Query() { payment_id: paymentId }: PaymentQuery,
    @Res() reply: FastifyReply,
  ) {
    const paper = await this.queries.execute(new ReadPaper(caller, { paymentId }));
    const { page, finish } = printedPaper(paper, this.payUrl(caller, paper));
    const pdf = await this.pdf.fromHtml(page);
    const file = finish ? await finish(pdf) : pdf;
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(paperName(paper))}`)
      .header('cache-control', 'private, no-store')
      .send(file);
  }

  /** An invoice, or a credit note for one, as data alone: UBL after EN 16931, whether or not its PDF carries it. */
  @Get('eInvoice')
  @Allow({ adm: true })
  @ApiProduces('application/xml')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  async eInvoice(
    @FromCaller() caller: Caller,
    @Query() { payment_id: paymentId }: PaymentQuery,
    @Res() reply: FastifyReply,
  ) {
    const paper = await this.queries.execute(new ReadPaper(caller, { paymentId }));
    const made = eInvoiceOf(paper);
    if ('obstacle' in made) throw made.obstacle;
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(paperTitle(paper))}.xml`)
      .header('cache-control', 'private, no-store')
      .send(await invoiceXml(made.invoice));
  }

  /** As mails have it, to be handed to the family in another way. */
  @Get('payLink')
  @Allow({ adm: true })
  @ApiOkResponse({ type: PayLinkReply })
  @ApiNotFoundResponse()
  async payLink(@FromCaller() caller: Caller, @Query() { payment_id: paymentId }: PaymentQuery): Promise<PayLinkReply> {
    const paper = await this.queries.execute(new ReadPaper(caller, { paymentId }));
    return { url: this.payUrl(caller, paper) ?? null };
  }

  @Post('sendInvoice')
  @HttpCode(200)
  @Allow({ adm: true })
  @Uploads(SendInvoiceInput, { alsoJson: true })
  @ApiOkResponse({ type: SentInvoiceReply })
  async send(
    @FromCaller() caller: Caller,
    @FromForm(RULES) { fields: { id, email, name }, file }: Form<SendInvoiceFields>,
  ): Promise<SentInvoiceReply> {
    if (file && fileTypeOf(file.content)?.contentType !== 'application/pdf')
      throw invalid('file', 'The file must be a PDF');
    await this.commands.execute(
      new SendInvoice(caller, { paymentId: id, emailTo: email, fileName: name, content: file?.content }),
    );
    return { id };
  }

  private payUrl({ farmId }: Caller, paper: Paper) {
    return payUrlOf(this.config, { farmId, now: this.clock.now() }, paper);
  }
}
