import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/event-store/barn-transactions.js';
import { CardPayments } from '../../../platform/payments/card-payments.js';
import { isMissing } from '../../../platform/payments/payment-provider.js';
import { KeepCard } from '../commands/note-card-customer.js';
import type { WantedPayment } from '../commands/start-card-payment.js';
import { cardErrors } from '../domain/errors.js';
import { FindCardCustomer } from '../queries/card-customers.js';
import { CardCheckout, OWNER_WANTED } from './card-checkout.js';
import { Confirmations } from './confirmations.js';

type Who = { personId: string } | { studentId: string };

/** Cards that stay with the provider; here is only which of them may be charged. E12 */
@Injectable()
export class SavedCards {
  constructor(
    private readonly provider: CardPayments,
    private readonly checkout: CardCheckout,
    private readonly confirmations: Confirmations,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async onFile({ farmId, actor }: CommandContext, who: Who) {
    return (await this.queries.execute(new FindCardCustomer({ farmId, actor }, who))).paymentMethodId;
  }

  /** Only what the provider keeps for this very family. F14 */
  async keep(caller: CommandContext, personId: string, paymentMethodId: string) {
    const known = await this.listed(caller, personId);
    if (!known.cards.some(({ id }) => id === paymentMethodId)) throw cardErrors.card_not_kept();
    await this.commands.execute(new KeepCard(caller, { personId: known.personId, paymentMethodId }));
  }

  /** Of an account, as the provider knows it. */
  async listed({ farmId, actor }: CommandContext, personId: string) {
    const known = await this.queries.execute(new FindCardCustomer({ farmId, actor }, { personId }));
    const { customerId } = known;
    return { ...known, cards: customerId ? await this.kept(known.accountId, customerId) : [] };
  }

  private async kept(accountId: string, customerId: string) {
    try {
      return await this.provider.cards(accountId, customerId);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** Whoever owns the card is not there: where the bank wants them, they are asked by mail, and nothing is paid until they confirm it. */
  async charge(caller: CommandContext, personId: string, wanted: WantedPayment) {
    const paymentMethodId = await this.onFile(caller, { personId });
    if (!paymentMethodId) throw cardErrors.no_card_kept();
    const atOnce = caller.idempotency === undefined;
    const { intent, cards } = await this.checkout.start(caller, { ...wanted, atOnce });
    if (!cards.some(({ id }) => id === paymentMethodId)) throw cardErrors.no_card_kept();
    const said =
      intent.phase === 'paid'
        ? intent
        : await this.checkout.confirm(caller, intent.id, { paymentMethodId, absent: true });
    if (said.status === OWNER_WANTED) {
      await this.confirmations.ask(caller, intent.id, paymentMethodId);
      throw cardErrors.waits_for_family();
    }
    return this.checkout.finish(caller, intent.id, 'saved');
  }
}
