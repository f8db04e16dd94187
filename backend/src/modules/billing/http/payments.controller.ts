import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ChangeDueDate } from '../commands/change-due-date.js';
import { ApproveRefund } from '../commands/approve-refund.js';
import { DeclineRefund } from '../commands/decline-refund.js';
import { DeletePayment } from '../commands/delete-payment.js';
import { RecordPayment } from '../commands/record-payment.js';
import { toMinor } from '../domain/money.js';
import { ReadFinancial, type Kinds } from '../queries/financial.js';
import {
  ApproveRefundInput,
  CreatePaymentInput,
  DeclineRefundInput,
  DueDateInput,
  FinancialQuery,
  PaymentQuery,
} from './payments.inputs.js';
import {
  ApprovedRefundReply,
  DeclinedRefundReply,
  DeletedPaymentReply,
  FinancialReply,
  RecordedPaymentReply,
} from './payments.replies.js';

const PAGE = 20;

function invoiceOf({ is_invoice_payment, payment_id }: CreatePaymentInput) {
  if (is_invoice_payment === 1 && payment_id === undefined) throw invalid('payment_id', 'payment_id is required');
  return payment_id;
}

const kindsOf = ({ include_invoices, payments_only, invoices_only }: FinancialQuery): Kinds => {
  if (invoices_only === 1) return 'invoices';
  return include_invoices === 1 && payments_only !== 1 ? 'both' : 'payments';
};

@ApiTags('payments')
@Controller('payments')
export class PaymentsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RecordedPaymentReply })
  async create(@FromCaller() caller: Caller, @Body() input: CreatePaymentInput): Promise<RecordedPaymentReply> {
    const payment = await this.commands.execute(
      new RecordPayment(caller, {
        method: input.payment_method ?? 'cash',
        received: input.date ?? input.received,
        reference: input.reference || null,
        amountMinor: input.amount === undefined ? undefined : toMinor(input.amount),
        notes: input.payment_notes ?? input.notes,
        invoiceId: invoiceOf(input),
        accountHolderId: input.account_holder_id ?? input.billing_person_id,
        acceptsDifference: input.accept_difference === 1,
      }),
    );
    return { payment };
  }

  @Post('deleteManualPayment')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: DeletedPaymentReply })
  async delete(
    @FromCaller() caller: Caller,
    @Body() { payment_id: paymentId }: PaymentQuery,
  ): Promise<DeletedPaymentReply> {
    await this.commands.execute(new DeletePayment(caller, { paymentId }));
    return { payment_id: paymentId };
  }

  @Post('approveRefund')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ApprovedRefundReply })
  async approve(
    @FromCaller() caller: Caller,
    @Body() { payment_id: paymentId, payment_method: method }: ApproveRefundInput,
  ): Promise<ApprovedRefundReply> {
    await this.commands.execute(new ApproveRefund(caller, { paymentId, method }));
    return { payment_id: paymentId };
  }

  @Post('declineRefund')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: DeclinedRefundReply })
  async decline(
    @FromCaller() caller: Caller,
    @Body() { payment_id: paymentId, reason }: DeclineRefundInput,
  ): Promise<DeclinedRefundReply> {
    await this.commands.execute(new DeclineRefund(caller, { paymentId, reason }));
    return { payment_id: paymentId };
  }

  /** Of an unpaid invoice, which answers as it is then. */
  @Post('changeDueDate')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RecordedPaymentReply })
  @ApiNotFoundResponse()
  async due(
    @FromCaller() caller: Caller,
    @Body() { payment_id: paymentId, due_date: due = null }: DueDateInput,
  ): Promise<RecordedPaymentReply> {
    return { payment: await this.commands.execute(new ChangeDueDate(caller, { paymentId, due })) };
  }
}

@ApiTags('reports')
@Controller('reports')
export class FinancialController {
  constructor(private readonly queries: QueryBus) {}

  @Get('financial')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: FinancialReply })
  financial(@FromCaller() caller: Caller, @Query() query: FinancialQuery): Promise<FinancialReply> {
    const { billing_person_id: personId, limit = PAGE, offset = 0 } = query;
    return this.queries.execute(new ReadFinancial(caller, { personId, kinds: kindsOf(query), limit, offset }));
  }
}
