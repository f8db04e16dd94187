import { divided, RATE_SCALE, scaled } from '../../../platform/money/rounding.js';

export interface Priced {
  readonly priceMinor: number;
  readonly taxPercent: number;
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

/** Each line at its own rate, the sum rounded once. E01 */
export const taxOf = (lines: readonly Priced[]) =>
  divided(sum(lines.map((line) => BigInt(line.priceMinor) * scaled(line.taxPercent))), RATE_SCALE);

export const shareOf = (amountMinor: number, rate: number) => divided(BigInt(amountMinor) * scaled(rate), RATE_SCALE);

/** The fee applies to card payments only; otherwise the rate is 0. E02 */
export function totalsOf(lines: readonly Priced[], feeRate = 0): Totals {
  const subtotalMinor = lines.reduce((total, line) => total + line.priceMinor, 0);
  const taxMinor = taxOf(lines);
  const feeMinor = shareOf(subtotalMinor + taxMinor, feeRate);
  return { subtotalMinor, taxMinor, feeMinor, totalMinor: subtotalMinor + taxMinor + feeMinor };
}
