import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound, Refusal } from '../../../platform/errors/refusal.js';
import type { CommandContext } from '../../../platform/event-store/barn-transactions.js';
import { CardPayments, type Card, type Intent } from '../../../platform/payments/card-payments.js';
import {
  CardDeclined,
  isMissing,
  isOwnerWanted,
  ProviderRefusal,
} from '../../../platform/payments/payment-provider.js';
import { SYSTEM, type Actor } from '../../../platform/tenancy/actor.js';
import { FollowCardMoney } from '../commands/follow-card-money.js';
import { NoteCardCustomer } from '../commands/note-card-customer.js';
import { NoteCardIntent } from '../commands/note-card-intent.js';
import { NoteMoneyHeld } from '../commands/held-money.js';
import { CloseCardPayment, ReceiveCardPayment } from '../commands/receive-card-payment.js';
import { StartCardPayment, type StartedPayment, type WantedPayment } from '../commands/start-card-payment.js';
import { nextStep, type EndedBy } from '../domain/card-payment.js';
import { inOne } from '../domain/money-returned.js';
import { cardErrors } from '../domain/errors.js';
import { FindCardPayment, type KnownPayment } from '../queries/card-payments.js';

const UNEXPECTED = 'payment_intent_unexpected_state';
/** As the provider says it where the owner of the card is there. */
export const OWNER_WANTED = 'requires_action';

/** The provider refuses a known key with other content, such as a corrected name. */
const keyOf = (what: string, content: unknown) =>
  `${what}-${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`;

/** Before somebody looks into what ends them. */
const MOST_TRIES = 3;
const nthTry = ({ idempotency, ...caller }: CommandContext, n: number): CommandContext => ({
  ...caller,
  ...(idempotency && { idempotency: { ...idempotency, key: n === 1 ? idempotency.key : `${idempotency.key} ${n}` } }),
});

interface Confirming {
  paymentMethodId: string;
  absent: boolean;
  /** By what this try is known, however often it is taken up; else each after a declined one is another. */
  as?: string;
}

export interface Checkout {
  paymentId: string;
  accountId: string;
  amountMinor: number;
  intent: Intent;
  cards: readonly Card[];
}

/**
 * Carries a payment between the barn's log and the provider. Between any two of its steps the process may end: what was asked of the
 * provider carries a key and is asked again, what the provider has is recorded by `settle`, whoever calls it.
 */
@Injectable()
export class CardCheckout {
  private readonly log = new Logger('cards');

  constructor(
    private readonly provider: CardPayments,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /**
   * One that the provider has ended meanwhile is closed here, and begun anew. A request that is sent again under its key comes to the same
   * payment, however far that is.
   */
  async start(caller: CommandContext, wanted: WantedPayment, tries = 1): Promise<Checkout> {
    const begun = await this.begun(nthTry(caller, tries), wanted);
    if (begun.intent.phase !== 'ended' || tries === MOST_TRIES) return begun;
    const { farmId } = caller;
    await this.commands.execute(new CloseCardPayment({ farmId, actor: SYSTEM }, { paymentId: begun.paymentId }));
    return this.start(caller, wanted, tries + 1);
  }

  private async begun(caller: CommandContext, wanted: WantedPayment): Promise<Checkout> {
    const started = await this.commands.execute(new StartCardPayment(caller, wanted));
    try {
      return await this.asked(caller, started);
    } catch (error) {
      if (!started.customerId || !isMissing(error)) throw this.unprocessed(error);
    }
    // The provider knows the family no more: it is made a customer anew.
    try {
      return await this.asked(caller, { ...started, customerId: null }, started.customerId);
    } catch (error) {
      throw this.unprocessed(error);
    }
  }

  private async asked(caller: CommandContext, started: StartedPayment, formerId?: string): Promise<Checkout> {
    const { paymentId, accountId, amountMinor } = started;
    const customerId = started.customerId ?? (await this.newCustomer(caller, started, formerId));
    const intentId = started.intentId ?? (await this.namedMeanwhile(caller, paymentId));
    const intent = intentId
      ? await this.provider.intent(accountId, intentId)
      : await this.newIntent(caller, started, customerId);
    return {
      paymentId,
      accountId,
      amountMinor,
      intent,
      cards: customerId ? await this.provider.cards(accountId, customerId) : [],
    };
  }

  private async newCustomer({ farmId }: CommandContext, { accountId, payer }: StartedPayment, formerId?: string) {
    if (!payer) return null;
    const { personId, name, email } = payer;
    const customer = { accountId, farmId, name, email: email ?? undefined };
    const idempotencyKey = keyOf('customer', [personId, customer, formerId]);
    const customerId = await this.provider.createCustomer({ ...customer, idempotencyKey });
    const named = { personId, accountId, customerId, formerId };
    await this.commands.execute(new NoteCardCustomer({ farmId, actor: SYSTEM }, named));
    return customerId;
  }

  private async newIntent({ farmId }: CommandContext, started: StartedPayment, customerId: string | null) {
    const { paymentId, accountId, amountMinor, currency, isHeld } = started;
    const wanted = { accountId, customerId, farmId, paymentId, amountMinor, currency, ...(isHeld && { isHeld }) };
    const intent = await this.provider.createIntent({ ...wanted, idempotencyKey: keyOf('intent', [wanted]) });
    await this.commands.execute(new NoteCardIntent({ farmId, actor: SYSTEM }, { paymentId, intentId: intent.id }));
    return intent;
  }

  /** What is kept under the caller's key is how the payment was begun, without the provider's name of it. */
  private async namedMeanwhile({ farmId, actor, idempotency }: CommandContext, paymentId: string) {
    if (!idempotency) return null;
    const known = await this.queries.execute(new FindCardPayment({ farmId, actor }, { paymentId }));
    return known?.intentId ?? null;
  }

  /** Answers the provider's status; what was paid already is not paid again. */
  async confirm(caller: CommandContext, intentId: string, { as, ...how }: Confirming) {
    const known = await this.known(caller, intentId);
    try {
      const seen = await this.provider.intent(known.accountId, intentId);
      if (seen.phase === 'paid') return seen;
      // A declined card may be tried again: that is another try, under another key.
      const idempotencyKey = keyOf('confirm', [intentId, how, as ?? seen.lastTry]);
      return await this.provider.confirm(known.accountId, intentId, { ...how, idempotencyKey });
    } catch (error) {
      if (isOwnerWanted(error))
        return { ...(await this.provider.intent(known.accountId, intentId)), status: OWNER_WANTED };
      if (error instanceof CardDeclined) throw cardErrors.card_declined(error.reason);
      if (error instanceof ProviderRefusal && error.code === UNEXPECTED)
        return this.provider.intent(known.accountId, intentId);
      throw this.unprocessed(error, cardErrors.outcome_unknown());
    }
  }

  /** The payment that was recorded, by whomever; refused while the provider has no money for it, or gives it back. */
  async finish(caller: CommandContext, intentId: string, method?: 'card' | 'saved') {
    const known = await this.known(caller, intentId);
    if (known.state === 'open') await this.settle(caller.farmId, intentId, method);
    const { state, paymentId } = await this.known(caller, intentId);
    if (state === 'returning' || state === 'returned') throw cardErrors.money_returns();
    if (state !== 'received') throw cardErrors.not_paid();
    return paymentId;
  }

  /** Asks the provider and does what follows, for the webhook, the reconciliation and whoever has just paid. */
  async settle(farmId: string, intentId: string, way?: 'card' | 'saved') {
    const barn = { farmId, actor: SYSTEM };
    const known = await this.queries.execute(new FindCardPayment(barn, { intentId }));
    if (!known || known.state === 'closed' || known.state === 'stranded') return;
    const { paymentId } = known;
    if (known.state !== 'open') return this.follow(barn, known, intentId);
    const method = way ?? ((known.askedAt ?? known.isTried) ? 'saved' : 'card');
    const seen = await this.seen(known, intentId);
    const step = nextStep(known, seen, this.clock.now());
    if (step === 'hold') await this.commands.execute(new NoteMoneyHeld(barn, { paymentId }));
    if (step === 'record') await this.commands.execute(new ReceiveCardPayment(barn, { paymentId, method }));
    if (step === 'close') await this.commands.execute(new CloseCardPayment(barn, { paymentId }));
    if (step === 'end') await this.endUnpaid(farmId, known, intentId);
    if (step === 'investigate') this.log.error(`Barn ${farmId}: payment ${paymentId} came in with another amount.`);
  }

  /** After what is held for a place that was given is taken, under the one key that there is for it. */
  private async seen(known: KnownPayment, intentId: string) {
    const { accountId } = known;
    const seen = await this.provider.intent(accountId, intentId);
    if (nextStep(known, seen, this.clock.now()) !== 'capture') return seen;
    try {
      return await this.provider.capture(accountId, intentId, keyOf('capture', [intentId]));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      return this.provider.intent(accountId, intentId);
    }
  }

  private async follow(
    barn: { farmId: string; actor: Actor },
    { accountId, paymentId, state }: KnownPayment,
    intentId: string,
  ) {
    const { refunds, disputes } = await this.provider.moneyBack(accountId, intentId);
    // What is to go back whole may have gone in parts.
    const whole = state === 'returning' ? inOne(refunds) : undefined;
    const back = [...refunds, ...(whole ? [whole] : [])];
    const news = [...back.map((refund) => ({ refund })), ...disputes.map((dispute) => ({ dispute }))];
    for (const one of news) await this.commands.execute(new FollowCardMoney(barn, { paymentId, news: one }));
  }

  /** Paid in the last moment is paid: the provider refuses to end it, and the next round records it. */
  async endUnpaid(farmId: string, { accountId, paymentId }: KnownPayment, intentId: string) {
    await this.provider.cancel(accountId, intentId);
    await this.commands.execute(new CloseCardPayment({ farmId, actor: SYSTEM }, { paymentId }));
  }

  /** It is not wanted any more. What was paid in the last moment is recorded, or given back. Answers whether it was ended. */
  async giveUp({ farmId, actor }: CommandContext, known: KnownPayment, by: EndedBy): Promise<boolean> {
    const { accountId, intentId, paymentId } = known;
    try {
      if (intentId) await this.provider.cancel(accountId, intentId);
      await this.commands.execute(new CloseCardPayment({ farmId, actor }, { paymentId, by }));
    } catch (error) {
      if (!intentId || !(error instanceof ProviderRefusal)) throw this.unprocessed(error, cardErrors.outcome_unknown());
      await this.settle(farmId, intentId);
    }
    const ended = await this.queries.execute(new FindCardPayment({ farmId, actor: SYSTEM }, { paymentId }));
    return ended?.state === 'closed';
  }

  private async known({ farmId, actor }: CommandContext, intentId: string) {
    const found = await this.queries.execute(new FindCardPayment({ farmId, actor }, { intentId }));
    if (!found) throw notFound('The payment');
    return found;
  }

  /** Codes go to the log, and with the refusal to whoever asks why; whoever pays reads that nothing was done, or that nobody knows yet. */
  private unprocessed(error: unknown, said = cardErrors.not_processed()) {
    if (!(error instanceof Error)) return said;
    if (error instanceof Refusal) return error;
    this.log.warn(error.message);
    return Object.assign(said, { cause: error });
  }
}
