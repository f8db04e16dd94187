import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** The provider knows it as `intentId`; what is paid for stands in the table. */
export type CardPaymentStarted = DomainEvent<
  'cards.PaymentStarted',
  { paymentId: string; billingPersonId: string; invoiceId: string | null; amountMinor: number }
>;
export type CardPaymentClosed = DomainEvent<'cards.PaymentClosed', { paymentId: string }>;
/** Paid, but for nothing that is still to be paid: it goes back to the card. */
export type CardPaymentUnneeded = DomainEvent<
  'cards.PaymentUnneeded',
  { paymentId: string; intentId: string; amountMinor: number }
>;
/** `refundId` is the provider's; `paymentId` the refund of billing, or the payment that was not needed. */
export type MoneyReturned = DomainEvent<'cards.MoneyReturned', { paymentId: string; refundId: string }>;
/** A family is known to the provider, or the card that the barn may charge is another. */
export type CardKept = DomainEvent<'cards.CardKept', { personId: string }>;

export type CardEvent = CardPaymentStarted | CardPaymentClosed | CardPaymentUnneeded | MoneyReturned | CardKept;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const cardEvents: EventCatalogue<CardEvent> = {
  'cards.PaymentStarted': {
    version: 1,
    meaning: 'Somebody began to pay by card; nothing is paid yet.',
    example: { paymentId: id(6), billingPersonId: id(7), invoiceId: null, amountMinor: 52884 },
  },
  'cards.PaymentClosed': {
    version: 1,
    meaning: 'A payment by card was not made, and can not be made any more.',
    example: { paymentId: id(6) },
  },
  'cards.PaymentUnneeded': {
    version: 1,
    meaning: 'Money came in by card for what was paid already; a job gives it back.',
    example: { paymentId: id(6), intentId: 'pi_simulated1', amountMinor: 52884 },
  },
  'cards.MoneyReturned': {
    version: 1,
    meaning: 'The card provider gave money back to the card that it came from.',
    example: { paymentId: id(8), refundId: 're_simulated1' },
  },
  'cards.CardKept': {
    version: 1,
    meaning: 'Another card is the one that may be charged for an account.',
    example: { personId: id(7) },
  },
};

export const cardPaymentStream = (paymentId: string) => `card-payment-${paymentId}`;
