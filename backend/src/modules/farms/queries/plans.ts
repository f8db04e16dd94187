import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { platformQuery } from '../../../platform/messages/platform-message.js';
import { PaymentProvider, type Plan } from '../../../platform/payments/payment-provider.js';

export class ListPlans extends platformQuery<object, readonly Plan[]>('farms.ListPlans') {}

/** None while the provider does not answer: the other settings do not wait for it. */
@QueryHandler(ListPlans)
export class ListPlansHandler implements IQueryHandler<ListPlans> {
  constructor(private readonly provider: PaymentProvider) {}

  execute() {
    return this.provider.plans().catch(() => []);
  }
}
