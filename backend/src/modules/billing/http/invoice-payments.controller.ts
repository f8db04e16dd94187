import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { PayInvoices } from '../commands/pay-invoices.js';
import { toMinor } from '../domain/money.js';
import { PreviewInvoicePayment } from '../queries/invoice-payment.js';
import { PreviewPaymentDeletion } from '../queries/payment-deletion.js';
import { InvoicePaymentPreviewInput, PayInvoicesInput, type InvoiceShareInput } from './invoice-payments.inputs.js';
import { InvoicePaymentReply, PaidInvoicesReply, PaymentDeletionReply } from './invoice-payments.replies.js';
import { PaymentQuery } from './payments.inputs.js';

const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount));
const wishes = (invoices: readonly InvoiceShareInput[] = []) =>
  invoices.map(({ payment_id, amount }) => ({ invoiceId: payment_id, amountMinor: minor(amount) }));

/** Money over one or several invoices, whole or in part. E06 E07 */
@ApiTags('payments')
@Controller('payments')
export class InvoicePaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('previewInvoices')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: InvoicePaymentReply })
  preview(@FromCaller() caller: Caller, @Body() input: InvoicePaymentPreviewInput): Promise<InvoicePaymentReply> {
    return this.queries.execute(
      new PreviewInvoicePayment(caller, {
        personId: input.billing_person_id,
        amountMinor: minor(input.amount),
        invoices: wishes(input.invoices),
        studentId: input.student_id,
      }),
    );
  }

  @Post('payInvoices')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: PaidInvoicesReply })
  async pay(@FromCaller() caller: Caller, @Body() input: PayInvoicesInput): Promise<PaidInvoicesReply> {
    const payments = await this.commands.execute(
      new PayInvoices(caller, {
        accountHolderId: input.billing_person_id,
        amountMinor: toMinor(input.amount),
        invoices: wishes(input.invoices),
        method: input.payment_method ?? 'cash',
        received: input.date,
        reference: input.reference || null,
        notes: input.payment_notes,
        restAsCredit: input.rest_as_credit === 1,
        studentId: input.student_id,
      }),
    );
    return { payments };
  }

  @Get('previewDelete')
  @Allow({ adm: true })
  @ApiOkResponse({ type: PaymentDeletionReply })
  previewDelete(
    @FromCaller() caller: Caller,
    @Query() { payment_id: paymentId }: PaymentQuery,
  ): Promise<PaymentDeletionReply> {
    return this.queries.execute(new PreviewPaymentDeletion(caller, { paymentId }));
  }
}
