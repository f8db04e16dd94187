import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { paymentStream } from '../domain/payment.js';
import type { PaymentMoved } from '../events.js';

interface Move {
  from: string;
  to: string;
}

/** Payments, invoices and refunds of accounts that were merged into another. */
export class MovePayments extends barnCommand<readonly Move[]>('billing.MovePayments') {}

@CommandHandler(MovePayments)
export class MovePaymentsHandler extends BarnCommandHandler<MovePayments> {
  async handle(barn: BarnTransaction, moves: readonly Move[]) {
    const moving = await barn.sql<{ paymentId: string; from: string }[]>`
      select payment_id as "paymentId", billing_person_id as "from" from payment
      where farm_id = ${barn.farmId} and billing_person_id = any(${moves.map(({ from }) => from)}) order by payment_id`;
    await barn.loadAll(
      paymentStream,
      moving.map(({ paymentId }) => paymentId),
    );
    const target = new Map(moves.map(({ from, to }) => [from, to]));
    for (const { paymentId, from } of moving)
      barn.append(paymentStream, paymentId, [
        {
          type: 'billing.PaymentMoved',
          data: { paymentId, billingPersonId: target.get(from) ?? from },
        } satisfies PaymentMoved,
      ]);
  }
}
