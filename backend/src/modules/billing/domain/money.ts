import { divided, RATE_SCALE, scaled } from '../../../platform/money/rounding.js';
import { withTaxScaled, type TaxedPrice } from '../../../platform/money/taxed.js';

export interface Priced extends TaxedPrice {
  /** Its own rate of the card fee; null or undefined means the cart's. E02 */
  readonly fee?: number | null;
}

export interface Totals {
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly feeMinor: number;
  readonly totalMinor: number;
}

/** From the wire's decimal amount. E03 */
export const toMinor = (amount: number) => Math.round(amount * 100);
export const toAmount = (minor: number) => minor / 100;

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** On top of prices: each line at its own rate, the sum rounded once. E01 */
const addedTax = (lines: readonly TaxedPrice[]) =>
  divided(sum(lines.map((line) => BigInt(line.priceMinor) * scaled(line.taxPercent))), RATE_SCALE);

/** Within prices: of what all lines of a rate cost together, rounded once for each rate. */
const includedTax = (lines: readonly TaxedPrice[]) =>
  [...new Set(lines.map(({ taxPercent }) => scaled(taxPercent)))].reduce((total, rate) => {
    const prices = lines.flatMap(({ priceMinor, taxPercent }) =>
      scaled(taxPercent) === rate ? [BigInt(priceMinor)] : [],
    );
    return total + divided(sum(prices) * rate, RATE_SCALE + rate);
  }, 0);

const split = (lines: readonly TaxedPrice[]) => {
  const including = lines.filter(({ taxIncluded }) => taxIncluded);
  const excluding = lines.filter(({ taxIncluded }) => !taxIncluded);
  return { addedMinor: addedTax(excluding), includedMinor: includedTax(including) };
};

export function taxOf(lines: readonly TaxedPrice[]) {
  const { addedMinor, includedMinor } = split(lines);
  return addedMinor + includedMinor;
}

export const shareOf = (amountMinor: number, rate: number) => divided(BigInt(amountMinor) * scaled(rate), RATE_SCALE);

/** The rate on subtotal and tax, and the difference for lines with a rate of their own; rounded once. E02 R172 */
function feeOf(lines: readonly Priced[], taxedMinor: number, feeRate: number) {
  const common = scaled(feeRate);
  const own = lines.flatMap(({ fee, ...line }) =>
    fee === null || fee === undefined ? [] : [(scaled(fee) - common) * withTaxScaled(line)],
  );
  return divided(BigInt(taxedMinor) * common * RATE_SCALE + sum(own), RATE_SCALE * RATE_SCALE);
}

/** The subtotal is without tax, however prices are given. Without a rate there is no fee: it applies to card payments only. E01 E02 */
export function totalsOf(lines: readonly Priced[], feeRate?: number): Totals {
  const { addedMinor, includedMinor } = split(lines);
  const subtotalMinor = lines.reduce((total, line) => total + line.priceMinor, 0) - includedMinor;
  const taxMinor = addedMinor + includedMinor;
  const feeMinor = feeRate === undefined ? 0 : feeOf(lines, subtotalMinor + taxMinor, feeRate);
  return { subtotalMinor, taxMinor, feeMinor, totalMinor: subtotalMinor + taxMinor + feeMinor };
}

/** A credit is taken off what lines cost with tax; the fee is on what is left to pay. C11 E02 */
export function lessCredit({ subtotalMinor, taxMinor, feeMinor }: Totals, creditMinor: number): Totals {
  const taxedMinor = subtotalMinor + taxMinor;
  const toPayMinor = taxedMinor - creditMinor;
  const fee = taxedMinor > 0 ? divided(BigInt(feeMinor) * BigInt(toPayMinor), BigInt(taxedMinor)) : feeMinor;
  return { subtotalMinor: subtotalMinor - creditMinor, taxMinor, feeMinor: fee, totalMinor: toPayMinor + fee };
}

/** Part of an amount with tax that is tax, in the proportion of what was asked for. */
export const taxWithin = (
  amountMinor: number,
  { subtotalMinor, taxMinor }: Pick<Totals, 'subtotalMinor' | 'taxMinor'>,
) =>
  subtotalMinor + taxMinor > 0 ? divided(BigInt(amountMinor) * BigInt(taxMinor), BigInt(subtotalMinor + taxMinor)) : 0;
