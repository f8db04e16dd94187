import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideDueDate } from '../domain/due-date.js';
import { paymentStream } from '../domain/payment.js';
import type { PaymentReply } from '../http/payments.replies.js';
import { paymentReply } from '../queries/purchase-reply.js';

interface Due {
  paymentId: string;
  /** Null: the invoice names no day. */
  due: string | null;
}

/** Until when an unpaid invoice is to be paid. */
export class ChangeDueDate extends barnCommand<Due, PaymentReply>('billing.ChangeDueDate') {}

@CommandHandler(ChangeDueDate)
export class ChangeDueDateHandler extends BarnCommandHandler<ChangeDueDate> {
  async handle(barn: BarnTransaction, { paymentId, due }: Due) {
    barn.append(paymentStream, paymentId, decideDueDate(paymentId, await barn.load(paymentStream, paymentId), due));
    return paymentReply(barn, paymentId);
  }
}
