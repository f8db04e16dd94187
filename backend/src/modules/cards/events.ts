import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** The provider knows it as `intentId`; what is paid for stands in the table. */
/** `placeId`: of the guest, as enquiries know it. */
interface Held {
  paymentId: string;
  placeId: string;
  amountMinor: number;
}

export type CardPaymentStarted = DomainEvent<
  'cards.PaymentStarted',
  /** Nobody's account: a stranger buys a gift voucher, or asks for a place. */
  { paymentId: string; billingPersonId: string | null; invoiceId: string | null; amountMinor: number }
>;
export type CardPaymentClosed = DomainEvent<'cards.PaymentClosed', { paymentId: string }>;
/** The bank wants the owner of the card, who is not there: the family gets a mail. */
export type ConfirmationAsked = DomainEvent<
  'cards.ConfirmationAsked',
  { paymentId: string; billingPersonId: string; amountMinor: number }
>;
/** The bank holds what a guest pays for a place with; nothing is taken yet. */
export type MoneyHeld = DomainEvent<'cards.MoneyHeld', Held>;
/** The place was given: a job takes the money. */
export type HeldMoneyTaken = DomainEvent<'cards.HeldMoneyTaken', Held & { intentId: string; billingPersonId: string }>;
/** The place is not given: a job lets the money go. */
export type HeldMoneyReleased = DomainEvent<'cards.HeldMoneyReleased', Held & { intentId: string }>;
/** Paid, but for nothing that is still to be paid: it goes back to the card. */
export type CardPaymentUnneeded = DomainEvent<
  'cards.PaymentUnneeded',
  { paymentId: string; intentId: string; amountMinor: number }
>;
/** `refundId` is the provider's; `paymentId` the refund of billing, or the payment that was not needed. */
export type MoneyReturned = DomainEvent<'cards.MoneyReturned', { paymentId: string; refundId: string }>;
/** A refund came back from the card: `paymentId` is billing's, or the payment that was not needed. */
export type ReturnFailed = DomainEvent<
  'cards.ReturnFailed',
  { paymentId: string; refundId: string; amountMinor: number }
>;
/** `paymentId`: billing's row of the money that the bank took. */
export type DisputeOpened = DomainEvent<
  'cards.DisputeOpened',
  { paymentId: string; disputeId: string; amountMinor: number }
>;
export type DisputeClosed = DomainEvent<
  'cards.DisputeClosed',
  { paymentId: string; disputeId: string; amountMinor: number; won: boolean }
>;
/** The barn's account was taken away while it was open; and came back. */
export type PaymentStranded = DomainEvent<'cards.PaymentStranded', { paymentId: string; amountMinor: number }>;
export type PaymentResumed = DomainEvent<'cards.PaymentResumed', { paymentId: string; amountMinor: number }>;
/** A family is known to the provider, or the card that the barn may charge is another. */
export type CardKept = DomainEvent<'cards.CardKept', { personId: string }>;
/** A family lets the barn charge what is due to a saved card; `cardId` is the provider's name of it. */
export type ChargesAgreed = DomainEvent<'cards.ChargesAgreed', { personId: string; cardId: string }>;
export type ChargesEnded = DomainEvent<
  'cards.ChargesEnded',
  { personId: string; why: 'family' | 'barn' | 'card_gone' | 'merged' }
>;
/** Of an invoice: the `n`th try for what is due on a day; why stands in the table. */
export type ChargeFailed = DomainEvent<
  'cards.ChargeFailed',
  { invoiceId: string; billingPersonId: string; due: string; n: number; isLast: boolean }
>;
/** Unless what was due on `due` is paid before `on`, the places that it was to pay for are released. */
type Releasing = { invoiceId: string; billingPersonId: string; due: string; on: string };
export type ReleaseAnnounced = DomainEvent<'cards.ReleaseAnnounced', Releasing>;
export type ReleaseWarned = DomainEvent<'cards.ReleaseWarned', Releasing>;
/** Somebody of the barn lets it wait; why stands in the table. */
export type ReleaseHeld = DomainEvent<'cards.ReleaseHeld', Omit<Releasing, 'on'>>;
export type ReleaseResumed = DomainEvent<'cards.ReleaseResumed', Releasing>;
export type PlacesReleased = DomainEvent<
  'cards.PlacesReleased',
  Omit<Releasing, 'on'> & { places: { lessonId: string; studentId: string }[] }
>;

export type CardEvent =
  | CardPaymentStarted
  | CardPaymentClosed
  | ConfirmationAsked
  | MoneyHeld
  | HeldMoneyTaken
  | HeldMoneyReleased
  | CardPaymentUnneeded
  | MoneyReturned
  | ReturnFailed
  | DisputeOpened
  | DisputeClosed
  | PaymentStranded
  | PaymentResumed
  | CardKept
  | ChargesAgreed
  | ChargesEnded
  | ChargeFailed
  | ReleaseAnnounced
  | ReleaseWarned
  | ReleaseHeld
  | ReleaseResumed
  | PlacesReleased;

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
  'cards.ConfirmationAsked': {
    version: 1,
    meaning: 'The bank wants the owner of a kept card, who was not there: the family is asked by mail to confirm it.',
    example: { paymentId: id(6), billingPersonId: id(7), amountMinor: 52884 },
  },
  'cards.MoneyHeld': {
    version: 1,
    meaning: 'What a guest’s place costs is held on the guest’s card; nothing is taken before staff give the place.',
    example: { paymentId: id(6), placeId: id(10), amountMinor: 5763 },
  },
  'cards.HeldMoneyTaken': {
    version: 1,
    meaning:
      'A guest has the place: what was held on the card is taken by a job, and becomes a payment of the new client.',
    example: {
      paymentId: id(6),
      placeId: id(10),
      amountMinor: 5763,
      intentId: 'pi_simulated1',
      billingPersonId: id(7),
    },
  },
  'cards.HeldMoneyReleased': {
    version: 1,
    meaning: 'A guest does not get the place: what was held on the card is let go by a job, and nothing was paid.',
    example: { paymentId: id(6), placeId: id(10), amountMinor: 5763, intentId: 'pi_simulated1' },
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
  'cards.ReturnFailed': {
    version: 1,
    meaning: 'The card did not take what was given back; the barn has the money again, and decides anew.',
    example: { paymentId: id(8), refundId: 're_simulated1', amountMinor: 5085 },
  },
  'cards.DisputeOpened': {
    version: 1,
    meaning: 'The owner of a card disputes a payment with the bank, which takes the money until that is decided.',
    example: { paymentId: id(8), disputeId: 'dp_simulated1', amountMinor: 52884 },
  },
  'cards.DisputeClosed': {
    version: 1,
    meaning: 'The bank decided about a dispute: the barn has the money again, or has lost it.',
    example: { paymentId: id(8), disputeId: 'dp_simulated1', amountMinor: 52884, won: true },
  },
  'cards.PaymentStranded': {
    version: 1,
    meaning:
      'The account with the card provider was taken away while a payment was open: nobody can tell whether it is paid.',
    example: { paymentId: id(6), amountMinor: 52884 },
  },
  'cards.PaymentResumed': {
    version: 1,
    meaning: 'The account is connected again, and a payment that was open on it is looked at again.',
    example: { paymentId: id(6), amountMinor: 52884 },
  },
  'cards.CardKept': {
    version: 1,
    meaning: 'Another card is the one that may be charged for an account.',
    example: { personId: id(7) },
  },
  'cards.ChargesAgreed': {
    version: 1,
    meaning: 'A family lets the barn charge what is due to one of its saved cards.',
    example: { personId: id(7), cardId: 'pm_simulated1' },
  },
  'cards.ChargesEnded': {
    version: 1,
    meaning: 'Nothing is charged to a saved card by itself any more.',
    example: { personId: id(7), why: 'family' },
  },
  'cards.ChargeFailed': {
    version: 1,
    meaning: 'What of an invoice is due was charged to a saved card in vain; the family gets a mail.',
    example: { invoiceId: id(6), billingPersonId: id(7), due: '2026-12-01', n: 1, isLast: false },
  },
  'cards.ReleaseAnnounced': {
    version: 1,
    meaning: 'A saved card was charged in vain for the last time: unless it is paid before a day, places are released.',
    example: { invoiceId: id(6), billingPersonId: id(7), due: '2026-12-01', on: '2026-12-24' },
  },
  'cards.ReleaseWarned': {
    version: 1,
    meaning: 'Places are released in a few days unless it is paid; the family gets a mail.',
    example: { invoiceId: id(6), billingPersonId: id(7), due: '2026-12-01', on: '2026-12-24' },
  },
  'cards.ReleaseHeld': {
    version: 1,
    meaning: 'Somebody of the barn lets the release of places wait.',
    example: { invoiceId: id(6), billingPersonId: id(7), due: '2026-12-01' },
  },
  'cards.ReleaseResumed': {
    version: 1,
    meaning: 'The release of places that waited goes on.',
    example: { invoiceId: id(6), billingPersonId: id(7), due: '2026-12-01', on: '2026-12-27' },
  },
  'cards.PlacesReleased': {
    version: 1,
    meaning:
      'What was charged in vain was not paid in time: the places were released; family and administrators get a mail.',
    example: {
      invoiceId: id(6),
      billingPersonId: id(7),
      due: '2026-12-01',
      places: [{ lessonId: id(8), studentId: id(9) }],
    },
  },
};

export const cardPaymentStream = (paymentId: string) => `card-payment-${paymentId}`;
