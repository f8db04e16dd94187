import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId, jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { UnrecoverableError } from '../../../platform/jobs/unrecoverable-error.js';
import { CardPayments } from '../../../platform/payments/card-payments.js';
import { ProviderRefusal } from '../../../platform/payments/payment-provider.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { NoteMoneyReturned } from '../commands/note-money-returned.js';
import { FindRefundedCard, FindUnneededCard } from '../queries/card-refunds.js';

export interface GiveMoneyBack {
  farmId: string;
  position: number;
  /** A refund of billing's, or a payment by card that was not needed. */
  paymentId: string;
}

export const giveMoneyBack = jobType<GiveMoneyBack>('cards.giveMoneyBack');

/** Refunds that an administrator decided on, and money that came in for nothing. C09 */
@EventSubscription()
export class MoneyToGiveBack implements Subscription {
  readonly name = 'card-refunds';
  readonly types = ['billing.RefundRequested', 'billing.RefundApproved', 'cards.PaymentUnneeded'];

  constructor(private readonly jobs: Jobs) {}

  handle(events: readonly StoredEvent[]) {
    return this.jobs.add(
      events.map(({ farmId, position, data }) => ({
        type: giveMoneyBack,
        id: eventJobId(farmId, position, giveMoneyBack.name),
        data: { farmId, position, paymentId: (data as { paymentId: string }).paymentId },
      })),
    );
  }
}

/** The key names barn and event: however often this runs, the provider gives back once. */
@WorkerFor(giveMoneyBack)
export class MoneyGiver implements JobWorker<GiveMoneyBack> {
  constructor(
    private readonly provider: CardPayments,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async work({ farmId, position, paymentId }: GiveMoneyBack) {
    const barn = { farmId, actor: SYSTEM };
    const owed =
      (await this.queries.execute(new FindRefundedCard(barn, { refundId: paymentId }))) ??
      (await this.queries.execute(new FindUnneededCard(barn, { paymentId })));
    if (!owed) return;
    const idempotencyKey = eventJobId(farmId, position, giveMoneyBack.name);
    const refundId = await this.provider.refund({ ...owed, idempotencyKey }).catch((error: unknown) => {
      throw error instanceof ProviderRefusal ? new UnrecoverableError(error) : error;
    });
    await this.commands.execute(new NoteMoneyReturned(barn, { paymentId, refundId }));
  }
}
