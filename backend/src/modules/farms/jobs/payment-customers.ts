import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId } from '../../../platform/jobs/job-type.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { createPaymentCustomer } from './create-payment-customer.js';

@EventSubscription()
export class PaymentCustomers implements Subscription {
  readonly name = 'payment-customers';
  readonly types = ['farms.PaymentCustomerRequested'];

  constructor(private readonly jobs: Jobs) {}

  handle(events: readonly StoredEvent[]) {
    return this.jobs.add(
      events.map(({ farmId, position }) => ({
        type: createPaymentCustomer,
        id: eventJobId(farmId, position, createPaymentCustomer.name),
        data: { farmId, position },
      })),
    );
  }
}
