/** A family as a customer of one barn's account. */
export interface NewCardCustomer {
  accountId: string;
  farmId: string;
  name: string;
  email?: string;
  idempotencyKey: string;
}

export interface NewIntent {
  accountId: string;
  /** Null: nobody whose card is kept. */
  customerId: string | null;
  farmId: string;
  paymentId: string;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** The card is asked for the money, which stays there until it is captured. */
  isHeld?: boolean;
  idempotencyKey: string;
}

/** A wish to be paid: `held` waits for us to take it, `paid` is final, `ended` can not be paid any more. */
export interface Intent {
  id: string;
  clientSecret: string | null;
  /** In the provider's words. */
  status: string;
  phase: 'open' | 'held' | 'paid' | 'ended';
  receivedMinor: number;
  currency: string;
  paymentMethodId: string | null;
  /** Of the last try to pay it, whatever came of it. */
  lastTry: string | null;
}

export interface Confirmation {
  paymentMethodId: string;
  absent: boolean;
  idempotencyKey: string;
}

export interface Card {
  id: string;
  last4: string;
  brand: string;
}

export interface NewRefund {
  accountId: string;
  intentId: string;
  amountMinor: number;
  /** Our id of it, which the provider keeps. */
  paymentId: string;
  idempotencyKey: string;
}

/** Money on its way back to a card, there, or come back from where it could not go. */
export interface Refund {
  id: string;
  state: 'pending' | 'done' | 'failed';
  amountMinor: number;
  /** Ours; null where it was made in the provider's own dashboard. */
  paymentId: string | null;
}

/** The owner of a card tells the bank not to have wanted to pay; the provider takes the money from the barn until that is decided. */
export interface Dispute {
  id: string;
  state: 'open' | 'won' | 'lost';
  amountMinor: number;
  /** Until when the bank hears the barn; null where it does not. */
  evidenceBy: Date | null;
}

/** What a webhook tells, as far as it matters here. */
export interface ProviderEvent {
  id: string;
  accountId: string | null;
  type: string;
  intentId: string | null;
  /** Of our platform's own, whose subscription it is about. */
  subscriberId: string | null;
}

/**
 * Cards on the accounts of barns. Throws `CardDeclined` if the bank says no, `ProviderRefusal` if a retry is useless, any other error if it
 * may help or the outcome is unknown.
 */
export abstract class CardPayments {
  /** What the card form in the browser needs; undefined: cards are not taken. */
  abstract form(): { publicKey: string; scriptUrl: string } | undefined;
  /** Where a barn's administrator says yes; undefined: accounts cannot be connected. */
  abstract connectAddress(state: string, returnTo: string): string | undefined;
  /** The account of a barn whose administrator has said yes. A code is good once. */
  abstract accountOf(code: string): Promise<string>;
  abstract createCustomer(customer: NewCardCustomer): Promise<string>;
  abstract cards(accountId: string, customerId: string): Promise<readonly Card[]>;
  abstract createIntent(wanted: NewIntent): Promise<Intent>;
  abstract intent(accountId: string, intentId: string): Promise<Intent>;
  /** `absent`: whoever owns the card is not there to answer the bank. */
  abstract confirm(accountId: string, intentId: string, how: Confirmation): Promise<Intent>;
  /** Takes all that is held. */
  abstract capture(accountId: string, intentId: string, idempotencyKey: string): Promise<Intent>;
  /** Ends it; what is held is released. */
  abstract cancel(accountId: string, intentId: string): Promise<Intent>;
  abstract refund(wanted: NewRefund): Promise<Refund>;
  /** All that became of the money of a payment since. */
  abstract moneyBack(accountId: string, intentId: string): Promise<{ refunds: Refund[]; disputes: Dispute[] }>;
  /** Undefined where the signature is not the provider's. */
  abstract readEvent(body: Buffer, signature: string): Promise<ProviderEvent | undefined>;
}
