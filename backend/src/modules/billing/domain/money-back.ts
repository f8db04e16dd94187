import type { PackageEvent, PaymentEvent } from '../events.js';
import { taxWithin } from './money.js';

export interface Split {
  readonly subtotalMinor: number;
  readonly taxMinor: number;
}

export const NOTHING: Split = { subtotalMinor: 0, taxMinor: 0 };

/** Of a payment or an invoice, without fee. */
export interface Funds {
  /** What came in for it, and what of it has gone back. */
  readonly came: Split;
  readonly gone: Split;
  /** What it still asks for, as an unpaid invoice. */
  readonly owed: Split;
  /** How the money came in. */
  readonly method: string | null;
}

export const NO_FUNDS: Funds = { came: NOTHING, gone: NOTHING, owed: NOTHING, method: null };

export const sumOf = ({ subtotalMinor, taxMinor }: Split) => subtotalMinor + taxMinor;
const between = (least: number, most: number, amount: number) => Math.max(least, Math.min(most, amount));
export const plus = (one: Split, other: Split, sign: 1 | -1 = 1): Split => ({
  subtotalMinor: one.subtotalMinor + sign * other.subtotalMinor,
  taxMinor: one.taxMinor + sign * other.taxMinor,
});

/**
 * As much of an amount as is left of the whole, with tax in the proportion of the whole. What all parts
 * round off is in the last one, so that together they are the whole. C09 E01
 */
export function partOf(amountMinor: number, whole: Split, gone = NOTHING): Split {
  const partMinor = between(0, Math.max(0, sumOf(whole) - sumOf(gone)), amountMinor);
  const taxMinor = between(0, partMinor, taxWithin(sumOf(gone) + partMinor, whole) - gone.taxMinor);
  return { subtotalMinor: partMinor - taxMinor, taxMinor };
}

/** What several cancellations of one command take from the same payments, one after another. */
export class Ledger {
  private readonly funds: Map<string, Funds>;

  constructor(funds: ReadonlyMap<string, Funds>) {
    this.funds = new Map(funds);
  }

  of = (paymentId: string | null | undefined) => this.funds.get(paymentId ?? '') ?? NO_FUNDS;

  note({ type, data }: PackageEvent | PaymentEvent) {
    if (type === 'billing.RefundRequested' && data.refundOf !== null)
      this.change(data.refundOf, ({ gone }) => ({ gone: plus(gone, data) }));
    if (type === 'billing.InvoiceLowered') this.change(data.paymentId, ({ owed }) => ({ owed: plus(owed, data, -1) }));
    if (type === 'billing.InvoiceRestored') this.change(data.paymentId, ({ owed }) => ({ owed: plus(owed, data) }));
  }

  private change(paymentId: string, next: (funds: Funds) => Partial<Funds>) {
    const before = this.of(paymentId);
    this.funds.set(paymentId, { ...before, ...next(before) });
  }
}
