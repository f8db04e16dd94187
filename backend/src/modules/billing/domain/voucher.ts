import { DateTime } from 'luxon';
import { impossible, streamType } from '../../../platform/event-store/stream.js';
import { invalid } from '../../../platform/errors/refusal.js';
import type { VoucherCancelled, VoucherEvent, VoucherMailed, VoucherRedeemed, VoucherSold } from '../voucher-events.js';
import { after, isDay } from './days.js';
import { billingErrors } from './errors.js';

export type Voucher =
  | { readonly phase: 'unknown' }
  | ({ readonly phase: 'open' } & VoucherSold['data'])
  | { readonly phase: 'redeemed'; readonly redeemedOn: string }
  | { readonly phase: 'cancelled'; readonly cancelledOn: string };

export function evolve(voucher: Voucher, event: VoucherEvent): Voucher {
  switch (event.type) {
    case 'billing.VoucherSold':
      return { phase: 'open', ...event.data };
    case 'billing.VoucherRedeemed':
      return { phase: 'redeemed', redeemedOn: event.data.redeemedOn };
    case 'billing.VoucherCancelled':
      return { phase: 'cancelled', cancelledOn: event.data.cancelledOn };
    case 'billing.VoucherMailed':
      return voucher;
    default:
      return impossible(event);
  }
}

export const voucherStream = streamType<Voucher, VoucherEvent>('voucher', { phase: 'unknown' }, evolve);

/** Signs that fit on the paper. */
export const LONGEST_MESSAGE = 300;

/** Minor units. A slip of a digit is told before money is in the books. */
export const VOUCHER_BOUNDS = { leastMinor: 100, mostMinor: 500_000 } as const;
const MOST_YEARS = 30;

/** It is no turnover yet: what it will be spent on is sold and taxed then. Throws where amount or days are none for a voucher. */
export function decideSale(sale: VoucherSold['data'], today: string): VoucherSold[] {
  const { amountMinor, soldOn, expiryDate } = sale;
  if (amountMinor < VOUCHER_BOUNDS.leastMinor) throw invalid('amount', 'A voucher is for 1.00 at least');
  if (amountMinor > VOUCHER_BOUNDS.mostMinor) throw invalid('amount', 'A voucher is for 5000.00 at most');
  if (!isDay(soldOn)) throw invalid('date', 'Purchase Date is not valid');
  if (soldOn > today) throw invalid('date', 'This day is still to come');
  if (expiryDate !== null && (!isDay(expiryDate) || expiryDate > after(soldOn, MOST_YEARS * 12, 'month')))
    throw invalid('expiry_date', 'Expiry Date is not valid');
  if (expiryDate !== null && expiryDate < today) throw invalid('expiry_date', 'This day is over');
  return [{ type: 'billing.VoucherSold', data: sale }];
}

const inWords = (day: string) => DateTime.fromISO(day, { zone: 'utc', locale: 'en-GB' }).toFormat('ccc d LLL yyyy');

export interface Redemption {
  readonly today: string;
  /** Staff looked at the day and take it all the same; a family never. */
  readonly takesExpired: boolean;
}

type Open = Extract<Voucher, { phase: 'open' }>;

/** Whoever comes second is told when it was spent, whether they are the same family or another. */
export function stillOpen(voucher: Voucher): Open {
  switch (voucher.phase) {
    case 'open':
      return voucher;
    case 'redeemed':
      throw billingErrors.voucher_redeemed(inWords(voucher.redeemedOn));
    case 'cancelled':
      throw billingErrors.voucher_cancelled(inWords(voucher.cancelledOn));
    case 'unknown':
      throw billingErrors.voucher_unknown();
  }
}

export const hasExpired = ({ expiryDate }: Pick<Open, 'expiryDate'>, today: string) =>
  expiryDate !== null && expiryDate < today;

export function redeemable(voucher: Voucher, { today, takesExpired }: Redemption): Open {
  const open = stillOpen(voucher);
  if (hasExpired(open, today) && !takesExpired) throw billingErrors.voucher_expired(inWords(open.expiryDate ?? ''));
  return open;
}

/** The whole of it becomes one credit, once. */
export function decideRedemption(voucher: Voucher, creditId: string, redemption: Redemption): VoucherRedeemed[] {
  const { voucherId } = redeemable(voucher, redemption);
  return [{ type: 'billing.VoucherRedeemed', data: { voucherId, creditId, redeemedOn: redemption.today } }];
}

/** To be given it has to be good for something still; `email`: of the account that bought it, empty if there is none. */
export function decideVoucherMail(voucher: Voucher, email: string): VoucherMailed {
  const { voucherId } = stillOpen(voucher);
  if (email === '') throw billingErrors.voucher_buyer_without_email();
  return { type: 'billing.VoucherMailed', data: { voucherId } };
}

/** Sent twice is once. */
export function decideVoucherCancellation(voucher: Voucher, refundId: string, today: string): VoucherCancelled[] {
  if (voucher.phase === 'cancelled') return [];
  const { voucherId } = stillOpen(voucher);
  return [{ type: 'billing.VoucherCancelled', data: { voucherId, refundId, cancelledOn: today } }];
}
