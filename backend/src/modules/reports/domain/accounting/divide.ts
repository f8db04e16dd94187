import { divided, RATE_SCALE, scaled } from '../../../../platform/money/rounding.js';
import type { Sold } from './documents.js';

/** So fine that no minor unit is lost of what is divided. */
const FINE = 1_000_000_000_000n;

const netOf = ({ priceMinor, rate, taxIncluded }: Sold) =>
  (BigInt(priceMinor) * FINE * RATE_SCALE) / (taxIncluded ? RATE_SCALE + scaled(rate) : RATE_SCALE);
const taxOf = (sold: Sold) => netOf(sold) * scaled(sold.rate);
const sum = (weights: readonly bigint[]) => weights.reduce((total, weight) => total + weight, 0n);

/** By weights, each rounded half away from nothing; the first takes what rounding leaves, or all where nothing weighs. */
function divide(amountMinor: number, weights: readonly bigint[]): number[] {
  const whole = sum(weights);
  const size = Math.abs(amountMinor);
  const parts = weights.map((weight) => (whole === 0n ? 0 : divided(BigInt(size) * weight, whole)));
  const rest = size - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, at) => Math.sign(amountMinor) * (at === 0 ? part + rest : part));
}

export interface RevenuePart {
  readonly code: string | null;
  /** Null where nothing was sold. */
  readonly rate: number | null;
  readonly minor: number;
}
export type TaxPart = Omit<RevenuePart, 'code'>;

const groups = <Key>(sold: readonly Sold[], keyOf: (one: Sold) => Key) =>
  [...new Set(sold.map(keyOf))].map((key) => ({ key, of: sold.filter((one) => keyOf(one) === key) }));

/** Of a rate, to the codes under which it was sold. */
function byCode(minor: number, of: readonly Sold[]): RevenuePart[] {
  const codes = groups(of, ({ code }) => code).toSorted((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1));
  const weights = codes.map((one) => sum(one.of.map(netOf)));
  const parts = divide(minor, weights);
  return codes.map(({ key: code }, at) => ({ code, rate: of[0]?.rate ?? null, minor: parts[at] ?? 0 }));
}

/**
 * An amount by the rates of what was sold, in the proportion of prices and taxes, as *Tax by rate* divides the takings: the highest rate
 * takes the rest.
 */
export function divideByRate(
  { netMinor, taxMinor }: { readonly netMinor: number; readonly taxMinor: number },
  sold: readonly Sold[],
): { revenue: RevenuePart[]; tax: TaxPart[] } {
  if (sold.length === 0)
    return { revenue: [{ code: null, rate: null, minor: netMinor }], tax: [{ rate: null, minor: taxMinor }] };
  const rates = groups(sold, ({ rate }) => rate).toSorted((a, b) => b.key - a.key);
  const weights = (of: (one: Sold) => bigint) => rates.map((one) => sum(one.of.map(of)));
  const [net, tax] = [divide(netMinor, weights(netOf)), divide(taxMinor, weights(taxOf))];
  return {
    revenue: rates.flatMap(({ of }, at) => byCode(net[at] ?? 0, of)),
    tax: rates.map(({ key: rate }, at) => ({ rate, minor: tax[at] ?? 0 })),
  };
}
