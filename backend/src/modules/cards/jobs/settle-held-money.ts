import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId } from '../../../platform/jobs/job-type.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { settleCardPayment } from './settle-card-payment.js';

/** What staff decided about a guest's place is done with the provider: the money is taken, or let go. */
@EventSubscription()
export class HeldMoneyDecided implements Subscription {
  readonly name = 'card-holds';
  readonly types = ['cards.HeldMoneyTaken', 'cards.HeldMoneyReleased'];

  constructor(private readonly jobs: Jobs) {}

  handle(events: readonly StoredEvent[]) {
    return this.jobs.add(
      events.map(({ farmId, position, data }) => ({
        type: settleCardPayment,
        id: eventJobId(farmId, position, settleCardPayment.name),
        data: { farmId, intentId: (data as { intentId: string }).intentId },
      })),
    );
  }
}
