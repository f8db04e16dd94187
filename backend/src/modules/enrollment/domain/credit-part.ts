import { divided } from '../../../platform/money/rounding.js';

/** Of the payment behind a place, in minor units without fee: how it was paid, and what of that has been refunded for other lessons. */
export interface PaidWith {
  readonly moneyMinor: number;
  /** Credits that lowered it. C11 */
  readonly creditMinor: number;
  readonly moneyBackMinor: number;
  readonly creditBackMinor: number;
}

/**
 * Of an amount that is refunded, and is left, what was paid by credit and is a credit again: as much of it as of the whole, and
 * neither part more than was paid by it. What all parts round off is in the last one. C09 C11
 */
export function creditPart(amountMinor: number, paid: PaidWith): number {
  const { moneyMinor, creditMinor, moneyBackMinor, creditBackMinor } = paid;
  const allMinor = moneyMinor + creditMinor;
  if (creditMinor <= creditBackMinor || allMinor <= 0) return 0;
  const backMinor = Math.min(allMinor, moneyBackMinor + creditBackMinor + amountMinor);
  const dueMinor = divided(BigInt(backMinor) * BigInt(creditMinor), BigInt(allMinor)) - creditBackMinor;
  return Math.max(0, Math.min(amountMinor, dueMinor));
}
