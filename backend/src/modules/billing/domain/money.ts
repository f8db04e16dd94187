/** Money is counted in minor units, as integers; rates are fractions of which five decimals count. E03 */
const RATE_SCALE = 100_000;

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

/** The wire's decimal amount in minor units. */
export const toMinor = (amount: number) => Math.round(amount * 100);
/** Minor units as the wire's decimal amount. */
export const toAmount = (minor: number) => minor / 100;

const scaled = (rate: number) => BigInt(Math.round(rate * RATE_SCALE));
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Divides and rounds half up, away from floating point: a tie goes to the larger number. */
function divided(numerator: bigint, denominator: bigint) {
  const twice = 2n * numerator + denominator;
  const quotient = twice / (2n * denominator);
  return Number(twice < 0n && twice % (2n * denominator) !== 0n ? quotient - 1n : quotient);
}

/** Tax of a whole cart: every line at its own rate, rounded once. E01 */
export const taxOf = (lines: readonly Priced[]) =>
  divided(sum(lines.map((line) => BigInt(line.priceMinor) * scaled(line.taxPercent))), BigInt(RATE_SCALE));

/** A share of an amount, rounded once. */
export const shareOf = (amountMinor: number, rate: number) =>
  divided(BigInt(amountMinor) * scaled(rate), BigInt(RATE_SCALE));

/** What a cart costs. The fee is for paying by card; without one there is none. E02 */
export function totalsOf(lines: readonly Priced[], feeRate = 0): Totals {
  const subtotalMinor = lines.reduce((total, line) => total + line.priceMinor, 0);
  const taxMinor = taxOf(lines);
  const feeMinor = shareOf(subtotalMinor + taxMinor, feeRate);
  return { subtotalMinor, taxMinor, feeMinor, totalMinor: subtotalMinor + taxMinor + feeMinor };
}

/** What one lesson of a package is worth: its price with tax by its count, without any fee. C09 */
export const lessonValue = ({ priceMinor, taxPercent, startCount }: Priced & { readonly startCount: number }) =>
  divided(
    BigInt(priceMinor) * (BigInt(RATE_SCALE) + scaled(taxPercent)),
    BigInt(RATE_SCALE) * BigInt(Math.max(1, startCount)),
  );
