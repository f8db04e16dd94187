import { invalid } from '../../../platform/errors/refusal.js';
import { divided } from '../../../platform/money/rounding.js';
import { stepOf } from './instalments.js';

/** Of a product: what one of it is called where it is sold by the km or the hour, and whether its price is the lowest of several. */
export interface PricedBy {
  readonly priceUnit: string | null;
  readonly priceFrom: boolean;
}

/** How much of a product was sold, at two decimals, and what one of it cost then. */
export interface SoldQuantity {
  readonly quantity: number;
  readonly unit: string;
  readonly unitPriceMinor: number;
  /** What the product was called, without how much of it. */
  readonly of: string;
}

/** As much as a price may be; the product of both is bounded, not quantity or price. */
const MOST_MINOR = 1_000_000_000;

/** A renewed package is sold again for what it cost, so it costs the same for everybody. */
export function checkPricedBy({ priceUnit, priceFrom, isAuto }: Partial<PricedBy> & { readonly isAuto?: boolean }) {
  if (isAuto && (priceUnit || priceFrom))
    throw invalid('is_auto', 'A package that renews by itself has one price, neither by a unit nor from a lowest one');
}

interface Ordered {
  readonly productName?: string;
  readonly priceUnit?: string | null;
}

/** One, unless the line says how much. What is not sold by a unit has no quantity. */
export function quantityOf(quantity: number | undefined, { productName = 'This', priceUnit }: Ordered): number {
  if (quantity === undefined) return 1;
  if (!priceUnit && quantity !== 1) throw invalid('quantity', `${productName} is not sold by quantity`);
  if (quantity < 0.01) throw invalid('quantity', 'The quantity must be more than 0');
  return quantity;
}

/** Rounded half up, once for the line, to the smallest amount that people pay. */
export function priceOfQuantity(quantity: number, unitPriceMinor: number, currency: string): number {
  if (quantity === 1) return unitPriceMinor;
  const step = stepOf(currency);
  const hundredths = BigInt(Math.round(quantity * 100));
  const minor = divided(hundredths * BigInt(unitPriceMinor), 100n * BigInt(step)) * step;
  if (minor > MOST_MINOR) throw invalid('quantity', 'Quantity and price come to more than 10,000,000');
  return minor;
}

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** "0.60 EUR", with as many decimals as the currency has. */
export const amountWords = (minor: number, currency: string) =>
  `${(minor / 100).toFixed(decimalsOf(currency))} ${currency}`;

/** "Transport, 12.5 km × 0.60 EUR"; without the price of one where staff said what it comes to. So it stands wherever it is shown. */
export const soldName = ({ of, quantity, unit, unitPriceMinor }: SoldQuantity, currency: string | null) =>
  `${of}, ${quantity} ${unit}${currency === null ? '' : ` × ${amountWords(unitPriceMinor, currency)}`}`;
