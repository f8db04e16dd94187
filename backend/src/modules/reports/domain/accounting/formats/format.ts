import type { Booking } from '../book.js';
import type { AccountName, Chart } from '../chart.js';

/** What the barn has entered for its bookkeeping. */
export interface Bookkeeping {
  readonly chart: Chart;
  /** ISO 4217; of two decimals, as every barn's is. */
  readonly currency: string;
  readonly datev: {
    readonly consultant: string | null;
    readonly client: string | null;
    /** In which the business year begins, 1 to 12. */
    readonly firstMonth: number;
  };
  /** What Xero calls the rate without tax. */
  readonly xeroTaxRate: string | null;
}

/** What an account comes to in the days that are booked; minor units. */
export interface AccountSum {
  readonly name: AccountName;
  /** Null: the barn has entered none. */
  readonly code: string | null;
  /** It is a product's own code. */
  readonly isOwn: boolean;
  /** Of tax: a fraction. */
  readonly rate: number | null;
  readonly debitMinor: number;
  readonly creditMinor: number;
}

export interface FileOf {
  readonly books: Bookkeeping;
  readonly days: { readonly from: string; readonly to: string };
  readonly sums: readonly AccountSum[];
  /** When the file is made, by the barn's clock: `YYYYMMDDHHmmss`. */
  readonly madeAt: string;
}

/** Where what is missing is entered, and a sentence about it. */
export interface Lack {
  readonly field: string;
  readonly message: string;
}

/** A file of bookings as a program for bookkeeping reads it. */
export interface AccountingFormat {
  /** As people call it. */
  readonly label: string;
  /** Without it the program cannot take the file. */
  lack(of: FileOf): Lack | null;
  fileName(of: FileOf): string;
  /** What stands above the bookings. */
  head(of: FileOf): string;
  rows(booking: Booking, of: FileOf): string;
  /** Windows-1252, which all texts of ours fit into; else UTF-8. */
  readonly isAnsi?: true;
}

const decimal = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
/** With two decimals and a minus. */
export const amountText = (minor: number) => (minor < 0 ? `-${decimal(-minor)}` : decimal(minor));

/** `2026-11-30` in its parts. */
export const partsOf = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date };
};
