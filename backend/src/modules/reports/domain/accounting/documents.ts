import type { Method } from '../../../billing/contracts.js';

/** What is sold at one rate under one code of the bookkeeping; minor units. */
export interface Sold {
  /** Of the product's own; null: it has none. */
  readonly code: string | null;
  /** A fraction. */
  readonly rate: number;
  readonly priceMinor: number;
  readonly taxIncluded: boolean;
}

/** Of price without tax, tax and card fee; minor units, negative where money goes back. */
interface Amounts {
  readonly netMinor: number;
  readonly taxMinor: number;
}

interface Of {
  readonly id: string;
  /** By the barn's calendar. */
  readonly day: string;
  /** The account holder. */
  readonly accountId: string;
}
interface Money extends Of, Amounts {
  readonly method: Method;
  readonly feeMinor: number;
}

/**
 * What a barn's invoices, payments and credits are to its bookkeeping. `creditsMinor` are credits that were spent on it, which its net
 * amount is already less by.
 */
export type AccountingDocument =
  /** As it was written: what cancelled lessons took off it later is a document of its own. */
  | (Of & Amounts & { kind: 'invoice'; invoice: number; creditsMinor: number; sold: readonly Sold[] })
  /** An unpaid invoice asks for so much less because of a cancelled lesson; negative: for that much again. */
  | (Of & Amounts & { kind: 'lowered'; invoice: number; at: number; sold: readonly Sold[] })
  /** Bought and paid at once. */
  | (Money & { kind: 'sale'; creditsMinor: number; sold: readonly Sold[] })
  | (Money & { kind: 'payment'; invoice: number })
  /** More than was open, which became a credit. */
  | (Money & { kind: 'overpayment' })
  /** A gift voucher that is sold, or whose money goes back. */
  | (Money & { kind: 'voucher' })
  /** It became a credit of a family. */
  | (Of & { kind: 'redeemed'; amountMinor: number })
  | (Money & { kind: 'refund'; sold: readonly Sold[] })
  /** By how much more, or less, an invoice was paid than it asked for. */
  | (Of & Amounts & { kind: 'settled'; invoice: number; sold: readonly Sold[] })
  /** For a cancelled lesson. */
  | (Of & { kind: 'credit'; amountMinor: number });
