import { CommandHandler } from '@nestjs/cqrs';
import { isNull } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PaymentCustomerCreated } from '../events.js';
import { Farm } from '../tables/farm.entity.js';

/** Stores the card provider's customer id; the first one stays. */
export class NotePaymentCustomer extends barnCommand<{ customerId: string }>('farms.NotePaymentCustomer') {}

@CommandHandler(NotePaymentCustomer)
export class NotePaymentCustomerHandler extends BarnCommandHandler<NotePaymentCustomer> {
  async handle(barn: BarnTransaction, { customerId }: { customerId: string }) {
    const { farmId } = barn;
    const unknown = { farmId, eqoStripeCustomerId: isNull() };
    const { affected } = await barn.repository(Farm).update(unknown, { eqoStripeCustomerId: customerId });
    if (!affected) return;
    barn.record(`farm-${farmId}`, {
      type: 'farms.PaymentCustomerCreated',
      data: { customerId },
    } satisfies PaymentCustomerCreated);
  }
}
