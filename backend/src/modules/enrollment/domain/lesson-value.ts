import { divided, RATE_SCALE, scaled } from '../../../platform/money/rounding.js';

export interface SoldLessons {
  readonly priceMinor: number;
  readonly taxPercent: number;
  readonly startCount: number;
}

/** What one lesson of a package is worth: its price with tax by its count, without any fee; in minor units. C09 */
export const lessonValue = ({ priceMinor, taxPercent, startCount }: SoldLessons) =>
  divided(BigInt(priceMinor) * (RATE_SCALE + scaled(taxPercent)), RATE_SCALE * BigInt(Math.max(1, startCount)));

/** The part of a lesson's value that is not tax. */
export const untaxedShare = ({ priceMinor, startCount }: Omit<SoldLessons, 'taxPercent'>) =>
  divided(BigInt(priceMinor), BigInt(Math.max(1, startCount)));
