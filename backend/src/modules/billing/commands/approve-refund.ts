import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideRefundApproval } from '../domain/decide-refund-approval.js';
import { paymentStream } from '../domain/payment.js';

/** What came by card goes back to the card by a job afterwards; other money is recorded as given back. C09 */
export class ApproveRefund extends barnCommand<{ paymentId: string }>('billing.ApproveRefund') {}

@CommandHandler(ApproveRefund)
export class ApproveRefundHandler extends BarnCommandHandler<ApproveRefund> {
  async handle(barn: BarnTransaction, { paymentId }: { paymentId: string }) {
    const refund = await barn.load(paymentStream, paymentId);
    barn.append(paymentStream, paymentId, decideRefundApproval(paymentId, refund));
  }
}
