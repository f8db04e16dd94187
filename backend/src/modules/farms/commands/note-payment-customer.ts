import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PaymentCustomerCreated } from '../events.js';

/** Notes as whom the card provider knows the barn. The first note stays. */
export class NotePaymentCustomer extends barnCommand<{ customerId: string }>('farms.NotePaymentCustomer') {}

@CommandHandler(NotePaymentCustomer)
export class NotePaymentCustomerHandler extends BarnCommandHandler<NotePaymentCustomer> {
  async handle(barn: BarnTransaction, { customerId }: { customerId: string }) {
    const noted = await barn.sql`
      update farm set eqo_stripe_customer_id = ${customerId}
      where farm_id = ${barn.farmId} and eqo_stripe_customer_id is null returning 1`;
    if (!noted.length) return;
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.PaymentCustomerCreated',
      data: { customerId },
    } satisfies PaymentCustomerCreated);
  }
}
