import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CardPayments } from '../../../platform/payments/card-payments.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { takesCards } from '../../farms/contracts.js';
import type { WantedPayment } from '../commands/start-card-payment.js';
import { cardErrors } from '../domain/errors.js';
import type { BegunByStrangerReply, StrangersCardReply } from '../http/strangers.replies.js';
import { ReadCardAccount } from '../queries/card-account.js';
import { FindCardPayment } from '../queries/card-payments.js';
import { CardCheckout } from './card-checkout.js';

/** Who has no login pays by card on the barn's public page: what is written of it, is written by the system. */
@Injectable()
export class StrangersTill {
  constructor(
    private readonly queries: QueryBus,
    private readonly checkout: CardCheckout,
    private readonly provider: CardPayments,
  ) {}

  /** Throws `cards_off`. */
  async card(farmId: string): Promise<StrangersCardReply> {
    const card = await this.cardIfAny(farmId);
    if (!card) throw cardErrors.cards_off();
    return card;
  }

  /** Null: no cards are taken. */
  async cardIfAny(farmId: string): Promise<StrangersCardReply | null> {
    const form = this.provider.form();
    const accountId = await this.queries.execute(new ReadCardAccount({ farmId, actor: SYSTEM }, {}));
    if (!form || !takesCards(accountId)) return null;
    return { publicKey: form.publicKey, script_url: form.scriptUrl, stripe_account_id: accountId };
  }

  /** The amount is computed here; the same wish again is the same payment, as long as nobody has paid it. D10 */
  async begin(farmId: string, wanted: WantedPayment): Promise<BegunByStrangerReply> {
    const { intent } = await this.checkout.start({ farmId, actor: SYSTEM }, wanted);
    return { id: intent.id, client_secret: intent.clientSecret, status: intent.status };
  }

  /** Records what the provider holds for a guest's place. Answers whether it stays held; throws `order_unknown` and `not_paid`. */
  async hold(farmId: string, placeId: string, intentId: string): Promise<'held' | 'released'> {
    const find = () => this.queries.execute(new FindCardPayment({ farmId, actor: SYSTEM }, { intentId }));
    const known = await find();
    if (known?.placeId !== placeId) throw cardErrors.order_unknown();
    if (known.hold === 'asked') await this.checkout.settle(farmId, intentId);
    const hold = (await find())?.hold;
    if (hold === 'asked') throw cardErrors.not_paid();
    return hold === 'released' ? 'released' : 'held';
  }
}
