import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { CloseStrandedPayment } from '../commands/strand-card-payments.js';
import { ListPaymentIssues } from '../queries/payment-issues.js';
import { StrandedPaymentInput } from './cards.inputs.js';
import { ClosedPaymentReply } from './cards.replies.js';
import { PaymentIssuesQuery, PaymentIssuesReply } from './payment-issues.replies.js';

const PAGE = 20;

@ApiTags('payments')
@Controller('payments')
export class PaymentIssuesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('issues')
  @Allow({ adm: true })
  @ApiOkResponse({ type: PaymentIssuesReply })
  issues(
    @FromCaller() caller: Caller,
    @Query() { limit = PAGE, offset = 0 }: PaymentIssuesQuery,
  ): Promise<PaymentIssuesReply> {
    return this.queries.execute(new ListPaymentIssues(caller, { limit, offset }));
  }

  /** An administrator has seen at the provider what became of a payment by card that was open when the account was taken away. */
  @Post('closeStrandedPayment')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ClosedPaymentReply })
  async close(
    @FromCaller() caller: Caller,
    @Body() { payment_id: paymentId }: StrandedPaymentInput,
  ): Promise<ClosedPaymentReply> {
    await this.commands.execute(new CloseStrandedPayment(caller, { paymentId }));
    return { payment_id: paymentId };
  }
}
