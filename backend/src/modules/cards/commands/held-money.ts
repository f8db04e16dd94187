import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { guestPurchase, type GuestInPlace } from '../../billing/contracts.js';
import type { CardPaymentState, Hold } from '../domain/card-payment.js';
import { cardPaymentStream, type HeldMoneyReleased, type HeldMoneyTaken, type MoneyHeld } from '../events.js';
import { CardPayment } from '../tables/card-payment.entity.js';

/** The provider has asked the bank: the money waits on the card. A second one for the same place is let go. Twice is once. */
export class NoteMoneyHeld extends barnCommand<{ paymentId: string }>('cards.NoteMoneyHeld') {}

@CommandHandler(NoteMoneyHeld)
export class NoteMoneyHeldHandler extends BarnCommandHandler<NoteMoneyHeld> {
  async handle(barn: BarnTransaction, { paymentId }: { paymentId: string }) {
    const { farmId } = barn;
    const payments = barn.repository(CardPayment);
    const asked = await payments.findOneBy({ farmId, paymentId, state: 'open', hold: 'asked' });
    if (!asked?.placeId) return;
    const { placeId, amountMinor } = asked;
    const other = await payments.findOneBy({
      farmId,
      placeId,
      state: anyOf<CardPaymentState>(['open', 'received']),
      hold: anyOf<Hold>(['held', 'taken']),
    });
    if (other) return letGo(barn, asked);
    await payments.update({ farmId, paymentId }, { hold: 'held' });
    barn.record(cardPaymentStream(paymentId), {
      type: 'cards.MoneyHeld',
      data: { paymentId, placeId, amountMinor },
    } satisfies MoneyHeld);
  }
}

/** The guest has the place: from now on it is a purchase of that account, at the price that was said. False: nothing is held. */
export class TakeHeldMoney extends barnCommand<GuestInPlace & { placeId: string }, boolean>('cards.TakeHeldMoney') {}

@CommandHandler(TakeHeldMoney)
export class TakeHeldMoneyHandler extends BarnCommandHandler<TakeHeldMoney> {
  async handle(barn: BarnTransaction, { placeId, ...guest }: TakeHeldMoney['input']) {
    const { farmId } = barn;
    const payments = barn.repository(CardPayment);
    const held = await payments.findOneBy({ farmId, placeId, state: 'open', hold: 'held' });
    if (!held?.intentId || !('guest' in held.purpose)) return false;
    const { paymentId, intentId, amountMinor, purpose } = held;
    const { billingPersonId } = guest;
    const packages = await guestPurchase(barn, purpose.guest, { ...guest, paymentId });
    await payments.update({ farmId, paymentId }, { hold: 'taken', billingPersonId, purpose: { packages } });
    barn.record(cardPaymentStream(paymentId), {
      type: 'cards.HeldMoneyTaken',
      data: { paymentId, placeId, amountMinor, intentId, billingPersonId },
    } satisfies HeldMoneyTaken);
    return true;
  }
}

/** These guests do not get their places. Nothing where nothing is held; what a card is asked for just now is let go as it comes. */
export class ReleaseHeldMoney extends barnCommand<readonly string[]>('cards.ReleaseHeldMoney') {}

@CommandHandler(ReleaseHeldMoney)
export class ReleaseHeldMoneyHandler extends BarnCommandHandler<ReleaseHeldMoney> {
  async handle(barn: BarnTransaction, placeIds: readonly string[]) {
    if (placeIds.length === 0) return;
    const { farmId } = barn;
    const state = anyOf<CardPaymentState>(['open', 'stranded']);
    const of = { farmId, placeId: anyOf([...placeIds]), state, hold: 'held' } as const;
    for (const held of await barn.repository(CardPayment).findBy(of)) await letGo(barn, held);
  }
}

async function letGo(barn: BarnTransaction, { paymentId, placeId, amountMinor, intentId }: CardPayment) {
  if (!placeId || !intentId) return;
  await barn.repository(CardPayment).update({ farmId: barn.farmId, paymentId }, { hold: 'released' });
  barn.record(cardPaymentStream(paymentId), {
    type: 'cards.HeldMoneyReleased',
    data: { paymentId, placeId, amountMinor, intentId },
  } satisfies HeldMoneyReleased);
}
