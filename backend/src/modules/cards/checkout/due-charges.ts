import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Refusal } from '../../../platform/errors/refusal.js';
import type { CommandContext } from '../../../platform/event-store/barn-transactions.js';
import { isRefusedForGood, ProviderRefusal } from '../../../platform/payments/payment-provider.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { AgreeToCharges } from '../commands/agree-to-charges.js';
import { BeginCharge, type BegunCharge } from '../commands/begin-charge.js';
import { NoteChargeFailed } from '../commands/note-charge-failed.js';
import { cardErrors } from '../domain/errors.js';
import { FindCardPayment } from '../queries/card-payments.js';
import { CardCheckout, OWNER_WANTED } from './card-checkout.js';
import { SavedCards } from './saved-cards.js';

const WANTS_OWNER = 'Your bank wants you to confirm this payment yourself.';
const GONE = 'The card is not saved any more.';
/** With the provider's code, by which the barn finds the reason. */
const refused = (code = 'no code') => `The card payment provider refused this charge (${code}).`;

/** The bank's no, or the provider's that would be the same in an hour; undefined: it may help to ask again. */
function whyInVain({ code, message, cause }: Refusal): string | undefined {
  if (code === 'card_declined') return message;
  return isRefusedForGood(cause) ? refused(cause.code) : undefined;
}

/** What is due, charged to a card that the family has agreed to. Nobody of the family is there: what fails, they read by mail. */
@Injectable()
export class DueCharges {
  private readonly log = new Logger('cards');

  constructor(
    private readonly checkout: CardCheckout,
    private readonly saved: SavedCards,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** With a card that the provider keeps for this very family. F14 */
  async agree(caller: CommandContext, personId: string, cardId: string) {
    const { cards, customerId, ...known } = await this.saved.listed(caller, personId);
    const card = cards.find(({ id }) => id === cardId);
    if (!card || !customerId) throw cardErrors.card_not_kept();
    const agreement = { personId: known.personId, accountId: known.accountId, customerId };
    await this.commands.execute(new AgreeToCharges(caller, { ...agreement, cardId, lastFour: card.last4 }));
  }

  /**
   * One try. Whatever is killed or doubled, it is taken up under the same keys, and comes to one charge; what nobody could learn stays
   * begun, and is asked again.
   */
  async charge({ farmId, actor }: CommandContext, invoiceId: string, { isNow }: { isNow: boolean }) {
    const barn = { farmId, actor };
    const begun = await this.commands.execute(new BeginCharge(barn, { invoiceId, isNow }));
    if (!begun || !(await this.isFree(farmId, begun))) return;
    const { due, n } = begun;
    try {
      await this.pay(barn, begun);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const reason = whyInVain(error);
      if (reason) await this.commands.execute(new NoteChargeFailed(barn, { invoiceId, due, n, reason }));
      else this.log.warn(`Barn ${farmId}: try ${n} for ${due} of invoice ${invoiceId} stays open: ${error.code}`);
    }
  }

  private async pay(barn: CommandContext, { invoiceId, due, n, cardId, partMinor }: BegunCharge) {
    const what = { invoiceId, ...(partMinor !== undefined && { partMinor }) };
    const { intent, cards } = await this.checkout.start(barn, { what, ofTry: { due, n } });
    if (intent.phase !== 'paid') {
      const failed = { invoiceId, due, n };
      if (!cards.some(({ id }) => id === cardId))
        return this.commands.execute(new NoteChargeFailed(barn, { ...failed, reason: GONE, goneCardId: cardId }));
      const how = { paymentMethodId: cardId, absent: true, as: `${invoiceId} ${due} ${n}` };
      const said = await this.checkout.confirm(barn, intent.id, how);
      if (said.status === OWNER_WANTED)
        return this.commands.execute(new NoteChargeFailed(barn, { ...failed, reason: WANTS_OWNER }));
    }
    await this.checkout.finish(barn, intent.id, 'saved');
  }

  /** Nothing is left of an earlier hand that could still be paid for another amount. */
  private async isFree(farmId: string, { underWay, totalMinor }: BegunCharge) {
    if (!underWay) return true;
    const { intentId, paymentId, amountMinor } = underWay;
    await this.checkout.settle(farmId, intentId, 'saved');
    const known = await this.queries.execute(new FindCardPayment({ farmId, actor: SYSTEM }, { paymentId }));
    if (known?.state !== 'open') return false;
    if (amountMinor === totalMinor) return true;
    try {
      await this.checkout.endUnpaid(farmId, known, intentId);
      return true;
    } catch (error) {
      // Paid in the last moment: the reconciliation records it.
      if (error instanceof ProviderRefusal) return false;
      throw error;
    }
  }
}
