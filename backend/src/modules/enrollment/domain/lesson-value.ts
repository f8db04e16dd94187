import { divided, RATE_SCALE, scaled } from '../../../platform/money/rounding.js';

export interface SoldLessons {
  readonly priceMinor: number;
  readonly taxPercent: number;
  readonly startCount: number;
}

/** In minor units: the price with tax divided by the number of lessons, without fees. C09 */
export const lessonValue = ({ priceMinor, taxPercent, startCount }: SoldLessons) =>
  divided(BigInt(priceMinor) * (RATE_SCALE + scaled(taxPercent)), RATE_SCALE * BigInt(Math.max(1, startCount)));

export const untaxedShare = ({ priceMinor, startCount }: Omit<SoldLessons, 'taxPercent'>) =>
  divided(BigInt(priceMinor), BigInt(Math.max(1, startCount)));
