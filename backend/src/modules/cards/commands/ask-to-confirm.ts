import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideAsking } from '../domain/decide-asking.js';
import { cardPaymentStream } from '../events.js';
import { CardPayment } from '../tables/card-payment.entity.js';

interface Asking {
  paymentId: string;
  /** Which the provider keeps for this family. */
  cardId: string;
}

/** The bank wants the owner of the card, who is not there. E12 */
export class AskToConfirm extends barnCommand<Asking>('cards.AskToConfirm') {}

@CommandHandler(AskToConfirm)
export class AskToConfirmHandler extends BarnCommandHandler<AskToConfirm> {
  async handle(barn: BarnTransaction, { paymentId, cardId }: Asking) {
    const { farmId } = barn;
    const payments = barn.repository(CardPayment);
    const payment = await payments.findOneBy({ farmId, paymentId });
    const { billingPersonId } = payment ?? {};
    if (!payment || !billingPersonId) throw notFound('The payment');
    const { amountMinor, state, askedCard } = payment;
    const canBeAsked = await comesIn(barn, billingPersonId);
    const [asked] = decideAsking({ paymentId, billingPersonId, amountMinor, state, askedCard }, { cardId, canBeAsked });
    if (!asked) return;
    await payments.update({ farmId, paymentId }, { askedAt: barn.now, askedCard: cardId });
    barn.record(cardPaymentStream(paymentId), asked);
  }
}

async function comesIn({ sql, farmId }: BarnTransaction, personId: string) {
  const [holder] = await sql`
    select from person holder join login on login.farm_id = holder.farm_id and login.person_id = holder.person_id and login.is_active
    where holder.farm_id = ${farmId} and holder.person_id = ${personId} and holder.is_active
      and coalesce(holder.contact_email, '') <> ''`;
  return holder !== undefined;
}
