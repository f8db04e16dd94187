import { RATE_SCALE, scaled } from './rounding.js';

export interface TaxedPrice {
  readonly priceMinor: number;
  /** A fraction. */
  readonly taxPercent: number;
  /** Whether the price has its tax in it; else tax comes on top. */
  readonly taxIncluded: boolean;
}

/** What is paid for it, in parts of a minor unit (`RATE_SCALE`): nothing is rounded yet. E01 */
export const withTaxScaled = ({ priceMinor, taxPercent, taxIncluded }: TaxedPrice) =>
  BigInt(priceMinor) * (taxIncluded ? RATE_SCALE : RATE_SCALE + scaled(taxPercent));
