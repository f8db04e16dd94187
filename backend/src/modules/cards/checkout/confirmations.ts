import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { CommandContext } from '../../../platform/event-store/barn-transactions.js';
import { CardPayments } from '../../../platform/payments/card-payments.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { AskToConfirm } from '../commands/ask-to-confirm.js';
import { cardErrors } from '../domain/errors.js';
import { FindCardCustomer } from '../queries/card-customers.js';
import { FindCardPayment, type KnownPayment } from '../queries/card-payments.js';
import { CardCheckout } from './card-checkout.js';

/**
 * Payments with a kept card whose bank wants its owner, who is not there: the family confirms them in the portal, until they are paid in
 * another way, ended by either side, or too old. E12
 */
@Injectable()
export class Confirmations {
  constructor(
    private readonly provider: CardPayments,
    private readonly checkout: CardCheckout,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** With a card that the provider keeps for this very family. F14 */
  async ask(caller: CommandContext, intentId: string, cardId: string) {
    const known = await this.found(caller, { intentId });
    const cards = await this.cardsOf(known);
    if (!cards.some(({ id }) => id === cardId)) throw cardErrors.card_not_kept();
    await this.commands.execute(new AskToConfirm(caller, { paymentId: known.paymentId, cardId }));
    return known.paymentId;
  }

  /** What the family's browser needs for it. Paid there and not recorded yet, it is recorded first. */
  async toPay({ farmId, actor }: CommandContext, paymentId: string) {
    const { intentId, accountId, askedCard, ...known } = await this.asked({ farmId, actor }, paymentId);
    if (known.state !== 'open' || !intentId) return null;
    const intent = await this.provider.intent(accountId, intentId);
    if (intent.phase !== 'open') {
      await this.checkout.settle(farmId, intentId);
      return null;
    }
    const card = (await this.cardsOf({ ...known, farmId })).find(({ id }) => id === askedCard);
    return { reference: intentId, client_secret: intent.clientSecret, card: card ?? null };
  }

  /** A family that does not want to pay, or a barn that thinks better of it. */
  async giveUp(caller: CommandContext, paymentId: string) {
    const known = await this.asked(caller, paymentId);
    if (known.state === 'closed') return;
    const by = caller.actor.userType === 'STU' ? 'family' : 'barn';
    if (known.state !== 'open' || !(await this.checkout.giveUp(caller, known, by))) throw cardErrors.paid_already();
  }

  private async asked(caller: Pick<CommandContext, 'farmId' | 'actor'>, paymentId: string) {
    const known = await this.found(caller, { paymentId });
    if (!known.askedAt) throw notFound('The payment');
    return known;
  }

  private async found(
    { farmId, actor }: Pick<CommandContext, 'farmId' | 'actor'>,
    which: FindCardPayment['input'],
  ): Promise<KnownPayment & { farmId: string }> {
    const known = await this.queries.execute(new FindCardPayment({ farmId, actor }, which));
    if (!known) throw notFound('The payment');
    return { ...known, farmId };
  }

  private async cardsOf({ farmId, billingPersonId }: { farmId: string; billingPersonId: string | null }) {
    if (billingPersonId === null) return [];
    const barn = { farmId, actor: SYSTEM };
    const found = await this.queries.execute(new FindCardCustomer(barn, { personId: billingPersonId }));
    return found.customerId ? this.provider.cards(found.accountId, found.customerId) : [];
  }
}
