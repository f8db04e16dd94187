import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { Purpose } from '../domain/card-payment.js';
import { EndCharges } from './agree-to-charges.js';
import type { CardKept } from '../events.js';
import { CardCustomer } from '../tables/card-customer.entity.js';
import { CardPayment } from '../tables/card-payment.entity.js';
import { PlaceReleaseRow } from '../tables/place-release.entity.js';

/** Ids of people and students, from whom to whom. */
export type Heirs = ReadonlyMap<string, string>;

/** An offer names everybody by id, wherever in it they stand. */
function readdressed(purpose: Purpose, heirs: Heirs): Purpose {
  const heir = (_: string, value: unknown) => (typeof value === 'string' ? (heirs.get(value) ?? value) : value);
  return JSON.parse(JSON.stringify(purpose), heir) as Purpose;
}

/**
 * Of accounts and students who were merged. A card payment under way is finished for those who stay. The card that the barn may charge
 * comes along, unless the account that stays has one. What was agreed to be charged by itself ends with the account that it was agreed for.
 */
export class MoveCards extends barnCommand<Heirs>('cards.MoveCards') {}

@CommandHandler(MoveCards)
export class MoveCardsHandler extends BarnCommandHandler<MoveCards> {
  async handle(barn: BarnTransaction, heirs: Heirs) {
    const { farmId } = barn;
    const payments = barn.repository(CardPayment);
    for (const [from, to] of heirs) {
      await this.moveCustomer(barn, from, to);
      await barn.execute(EndCharges, { personId: from, why: 'merged' });
      await barn.repository(PlaceReleaseRow).update({ farmId, personId: from }, { personId: to });
      await payments.update({ farmId, billingPersonId: from }, { billingPersonId: to });
    }
    for (const { paymentId, purpose } of await payments.findBy({ farmId, state: 'open' }))
      await payments.update({ farmId, paymentId }, { purpose: readdressed(purpose, heirs) });
  }

  private async moveCustomer(barn: BarnTransaction, from: string, to: string) {
    const { farmId } = barn;
    const customers = barn.repository(CardCustomer);
    const [theirs, ours] = await Promise.all([
      customers.findBy({ farmId, personId: from }),
      customers.findBy({ farmId, personId: to }),
    ]);
    for (const { accountId, customerId, paymentMethodId } of theirs) {
      const kept = ours.find((one) => one.accountId === accountId);
      await customers.delete({ farmId, personId: from, accountId });
      if (!kept) await customers.insert({ farmId, personId: to, accountId, customerId, paymentMethodId });
      else if (!kept.paymentMethodId && paymentMethodId)
        await customers.update({ farmId, personId: to, accountId }, { customerId, paymentMethodId });
    }
    if (theirs.length > 0)
      barn.record(`card-customer-${to}`, { type: 'cards.CardKept', data: { personId: to } } satisfies CardKept);
  }
}
