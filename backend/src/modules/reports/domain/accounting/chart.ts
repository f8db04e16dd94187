import { METHOD_NAMES, type Method } from '../../../billing/contracts.js';

/** What a barn books under a code of its own, with how its report calls it. The setting of each is `account_` and its name. */
export const ACCOUNT_NAMES = {
  revenue: 'Revenue',
  cash: METHOD_NAMES.cash,
  cheque: METHOD_NAMES.cheque,
  venmo: METHOD_NAMES.venmo,
  transfer: METHOD_NAMES.transfer,
  card: METHOD_NAMES.card,
  other: METHOD_NAMES.other,
  receivables: 'Receivables',
  credits: 'Credits of families',
  vouchers: 'Gift vouchers',
  tax: 'Tax',
  fee: 'Card fee',
  refunds: 'Refunds and credits given',
} as const;
export type AccountName = keyof typeof ACCOUNT_NAMES;

/** Cards on file and disputes are money of the card account. */
export const accountOfMethod = (method: Method): AccountName =>
  method === 'saved' || method === 'dispute' ? 'card' : method;

/** The codes of a barn; what is missing was not entered. */
export interface Chart {
  readonly codes: Readonly<Partial<Record<AccountName, string>>>;
  /** By rate in percent. */
  readonly taxCodes: ReadonlyMap<number, string>;
}

/** One side of a booking in minor units: a debit, or a credit where it is negative. */
export interface Line {
  readonly name: AccountName;
  /** Of the product, where it has its own. */
  readonly code: string | null;
  /** A fraction; of revenue and tax alone. */
  readonly rate: number | null;
  readonly minor: number;
}

/** A fraction in percent, without what floating point leaves. */
export const inPercent = (rate: number) => Math.round(rate * 100_000) / 1000;

/** The code under which a line is booked; null: the barn has entered none. */
export function codeOf({ name, code, rate }: Pick<Line, 'name' | 'code' | 'rate'>, { codes, taxCodes }: Chart) {
  if (code !== null) return code;
  const ofRate = name === 'tax' && rate !== null ? taxCodes.get(inPercent(rate)) : undefined;
  return ofRate ?? codes[name] ?? null;
}

export const hasCodes = ({ codes, taxCodes }: Chart) => Object.keys(codes).length > 0 || taxCodes.size > 0;
