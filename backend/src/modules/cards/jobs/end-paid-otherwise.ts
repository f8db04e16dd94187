import { QueryBus } from '@nestjs/cqrs';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId, jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ProviderRefusal } from '../../../platform/payments/payment-provider.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { CardCheckout } from '../checkout/card-checkout.js';
import { ListAskedForInvoice } from '../queries/card-payments.js';

export interface EndPaidOtherwise {
  farmId: string;
  invoiceId: string;
}

export const endPaidOtherwise = jobType<EndPaidOtherwise>('cards.endPaidOtherwise');

/** A family is not left with a link by which it would pay an invoice a second time. */
@EventSubscription()
export class InvoicesPaidOtherwise implements Subscription {
  readonly name = 'card-confirmations';
  readonly types = ['billing.InvoicePaid', 'billing.InvoicePartPaid', 'billing.InvoiceSettled'];

  constructor(private readonly jobs: Jobs) {}

  handle(events: readonly StoredEvent[]) {
    return this.jobs.add(
      events.map(({ farmId, position, data }) => ({
        type: endPaidOtherwise,
        id: eventJobId(farmId, position, endPaidOtherwise.name),
        data: { farmId, invoiceId: (data as { paymentId: string }).paymentId },
      })),
    );
  }
}

/** Then the provider's news, or the reconciliation, give it back. */
function isConfirmedMeanwhile(error: unknown) {
  if (!(error instanceof ProviderRefusal)) throw error;
}

@WorkerFor(endPaidOtherwise)
export class PaidOtherwiseEnder implements JobWorker<EndPaidOtherwise> {
  constructor(
    private readonly queries: QueryBus,
    private readonly checkout: CardCheckout,
  ) {}

  async work({ farmId, invoiceId }: EndPaidOtherwise) {
    const barn = { farmId, actor: SYSTEM };
    for (const known of await this.queries.execute(new ListAskedForInvoice(barn, { invoiceId })))
      if (known.intentId) await this.checkout.endUnpaid(farmId, known, known.intentId).catch(isConfirmedMeanwhile);
  }
}
