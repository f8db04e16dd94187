import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { textOf } from '../../../platform/tenancy/barn-settings.js';
import { cardErrors } from '../domain/errors.js';
import type { CardKept } from '../events.js';
import { CardCustomer } from '../tables/card-customer.entity.js';

interface Known {
  personId: string;
  accountId: string;
  customerId: string;
  /** Which the provider has deleted, with the cards that it kept. */
  formerId?: string;
}

/** How the provider knows a family; the first name stays, unless it is gone there. */
export class NoteCardCustomer extends barnCommand<Known>('cards.NoteCustomer') {}

@CommandHandler(NoteCardCustomer)
export class NoteCardCustomerHandler extends BarnCommandHandler<NoteCardCustomer> {
  async handle(barn: BarnTransaction, { personId, accountId, customerId, formerId }: Known) {
    const customers = barn.repository(CardCustomer);
    const key = { farmId: barn.farmId, personId, accountId };
    const known = await customers.findOneBy(key);
    if (known?.customerId === formerId) await customers.delete(key);
    else if (known) return;
    await customers.insert({ ...key, customerId, paymentMethodId: null });
  }
}

interface Kept {
  personId: string;
  paymentMethodId: string;
}

/** The card that the barn may charge, which the provider keeps. E12 */
export class KeepCard extends barnCommand<Kept>('cards.KeepCard') {}

@CommandHandler(KeepCard)
export class KeepCardHandler extends BarnCommandHandler<KeepCard> {
  async handle(barn: BarnTransaction, { personId, paymentMethodId }: Kept) {
    const accountId = textOf(barn.settings, 'stripe_account_id');
    const customers = barn.repository(CardCustomer);
    const key = { farmId: barn.farmId, personId, accountId };
    const known = await customers.findOneBy(key);
    if (!known) throw cardErrors.no_card_kept();
    if (known.paymentMethodId === paymentMethodId) return;
    await customers.update(key, { paymentMethodId });
    barn.record(`card-customer-${personId}`, { type: 'cards.CardKept', data: { personId } } satisfies CardKept);
  }
}
