import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PaymentCustomerRequested } from '../events.js';

/** Requested once: the request is either done or on the list of failed jobs. */
export class RequestPaymentCustomer extends barnCommand<object>('farms.RequestPaymentCustomer') {}

@CommandHandler(RequestPaymentCustomer)
export class RequestPaymentCustomerHandler extends BarnCommandHandler<RequestPaymentCustomer> {
  async handle(barn: BarnTransaction) {
    const stream = `farm-${barn.farmId}`;
    const [known] = await barn.sql`
      select 1 from farm where farm_id = ${barn.farmId} and eqo_stripe_customer_id is not null
      union all
      select 1 from event where farm_id = ${barn.farmId} and stream = ${stream} and type = 'farms.PaymentCustomerRequested' limit 1`;
    if (known) return;
    barn.record(stream, {
      type: 'farms.PaymentCustomerRequested',
      data: { farmId: barn.farmId },
    } satisfies PaymentCustomerRequested);
  }
}
