import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { dayIn } from '../domain/days.js';
import { decideRefundApproval } from '../domain/decide-refund-approval.js';
import { paymentStream, type ManualMethod } from '../domain/payment.js';

interface Approval {
  paymentId: string;
  /** By hand, although it came by card. */
  method?: ManualMethod;
}

/** What came by card goes back to the card by a job afterwards; other money is recorded as given back. C09 */
export class ApproveRefund extends barnCommand<Approval>('billing.ApproveRefund') {}

@CommandHandler(ApproveRefund)
export class ApproveRefundHandler extends BarnCommandHandler<ApproveRefund> {
  async handle(barn: BarnTransaction, { paymentId, method }: Approval) {
    const refund = await barn.load(paymentStream, paymentId);
    const today = dayIn(barn.settings.timeZone, barn.now);
    barn.append(paymentStream, paymentId, decideRefundApproval(paymentId, refund, { method: method ?? null, today }));
  }
}
