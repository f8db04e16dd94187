import type { GuestPlaceOffer, InvoiceOffer, PurchaseOffer, VoucherOffer } from '../../billing/contracts.js';

/**
 * open: may still be paid · received: the money is recorded · closed: can not be paid any more · returning: paid, but for nothing
 * that is still to be paid, so it goes back · returned · stranded: the account was taken away while it was open.
 */
export type CardPaymentState = 'open' | 'received' | 'closed' | 'returning' | 'returned' | 'stranded';

export type Purpose =
  | { readonly packages: PurchaseOffer }
  | { readonly invoice: InvoiceOffer }
  | { readonly voucher: VoucherOffer }
  | { readonly guest: GuestPlaceOffer };

/**
 * Of money that is held for a guest's place. asked: no card was given yet · held · taken: the place was given, so it is captured ·
 * released: it was not, so the provider lets it go.
 */
export type Hold = 'asked' | 'held' | 'taken' | 'released';

export type EndedBy = 'family' | 'barn';

/** An open payment that nobody finished in this time is ended with the provider. */
export const OPEN_FOR_MS = 24 * 3_600_000;
/** A family that was asked to confirm one reads its mail some day of the week. */
export const ASKED_FOR_MS = 7 * OPEN_FOR_MS;
/** Banks hold money for a week. */
export const HELD_FOR_MS = 7 * OPEN_FOR_MS;
/** Whoever pays is still at it. */
export const LEFT_ALONE_MS = 2 * 60_000;

export interface Seen {
  readonly phase: 'open' | 'held' | 'paid' | 'ended';
  readonly receivedMinor: number;
  readonly currency: string;
}
interface Offered {
  readonly amountMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly askedAt: Date | null;
  readonly hold: Hold | null;
}
export type Step = 'record' | 'hold' | 'capture' | 'wait' | 'close' | 'end' | 'investigate';

/** What the provider's word means for a payment that is open here. Another amount than the offered one is nobody's to guess about. */
export function nextStep(
  { amountMinor, currency, createdAt, askedAt, hold }: Offered,
  { phase, receivedMinor, currency: receivedIn }: Seen,
  now: Date,
): Step {
  if (phase === 'paid') return receivedMinor === amountMinor && receivedIn === currency ? 'record' : 'investigate';
  if (phase === 'ended') return 'close';
  if (hold === 'released') return 'end';
  if (phase === 'held' && hold === 'asked') return 'hold';
  if (phase === 'held' && hold === 'taken') return 'capture';
  return now.getTime() > endOf({ createdAt, askedAt }, phase) ? 'end' : 'wait';
}

function endOf({ createdAt, askedAt }: Pick<Offered, 'createdAt' | 'askedAt'>, phase: 'open' | 'held') {
  if (phase === 'held') return createdAt.getTime() + HELD_FOR_MS;
  return askedAt ? askedAt.getTime() + ASKED_FOR_MS : createdAt.getTime() + OPEN_FOR_MS;
}
