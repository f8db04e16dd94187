import { divided, RATE_SCALE } from '../../../platform/money/rounding.js';
import { withTaxScaled, type TaxedPrice } from '../../../platform/money/taxed.js';

export interface SoldLessons extends TaxedPrice {
  readonly startCount: number;
  /** Lessons of it that money was given for already, and how much in all. */
  readonly givenUnits?: number;
  readonly givenMinor?: number;
}

/** In minor units: the price with tax divided by the number of lessons, without fees; the last one takes what the others left. C09 */
export function lessonValue({ startCount, givenUnits = 0, givenMinor = 0, ...price }: SoldLessons) {
  const scaledMinor = withTaxScaled(price);
  const left = Math.max(0, divided(scaledMinor, RATE_SCALE) - givenMinor);
  return givenUnits + 1 >= startCount ? left : Math.min(left, divided(scaledMinor, RATE_SCALE * BigInt(startCount)));
}
