import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decideRefundDecline } from '../domain/decide-refund-approval.js';
import { paymentStream } from '../domain/payment.js';

interface Decline {
  paymentId: string;
  /** In words for the family. */
  reason: string;
}

/** Nothing is given back; the reason is the note of the refund. C09 */
export class DeclineRefund extends barnCommand<Decline>('billing.DeclineRefund') {}

@CommandHandler(DeclineRefund)
export class DeclineRefundHandler extends BarnCommandHandler<DeclineRefund> {
  async handle(barn: BarnTransaction, { paymentId, reason }: Decline) {
    const declined = decideRefundDecline(paymentId, await barn.load(paymentStream, paymentId));
    if (declined.length === 0) return;
    await barn.execute(WriteRemark, { remarks: [{ subjectId: paymentId, text: reason }] });
    barn.append(paymentStream, paymentId, declined);
  }
}
