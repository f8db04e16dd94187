import { divided } from '../../../../platform/money/rounding.js';
import type { SoldQuantity } from '../../domain/by-quantity.js';
import type { InvoiceLine } from './figures.js';

/** "One", of UN/ECE recommendation 20, as all of these. */
const ONE = 'C62';
const CODES: Readonly<Record<string, readonly string[]>> = {
  KMT: ['km', 'kilometre', 'kilometer'],
  SMI: ['mi', 'mile'],
  MTR: ['m', 'metre', 'meter'],
  MIN: ['min', 'minute'],
  HUR: ['h', 'hr', 'hour', 'std', 'stunde', 'stunden'],
  DAY: ['day', 'tag', 'tage'],
  WEE: ['week', 'woche', 'wochen'],
  MON: ['month', 'monat', 'monate'],
  GRM: ['g', 'gram'],
  KGM: ['kg', 'kilo', 'kilogram'],
  TNE: ['t', 'tonne'],
  LTR: ['l', 'litre', 'liter'],
};

/** Undefined of what the recommendation has no code for, or the barn's own word for it. */
export function unitCode(unit: string): string | undefined {
  const word = unit.trim().toLowerCase().replace(/\.$/, '');
  const one = word.length > 3 ? word.replace(/s$/, '') : word;
  return Object.entries(CODES).find(([, words]) => words.includes(word) || words.includes(one))?.[0];
}

const costs = ({ quantity, unitPriceMinor }: SoldQuantity) =>
  divided(BigInt(Math.round(quantity * 100)) * BigInt(unitPriceMinor), 100n);

interface Quantity {
  readonly name: string;
  readonly quantity: string;
  readonly code: string;
  /** Of so many: what one cost, or what all cost, where its price without tax does not come to whole cents. */
  readonly priceMinor: number;
  readonly per: string | null;
}

/** How much of it at which price: together what the line comes to, to the cent. */
export function quantityOn({ item, netMinor }: Pick<InvoiceLine, 'item' | 'netMinor'>): Quantity {
  const sold = item.sold_quantity;
  if (!sold) return { name: item.product_name, quantity: '1', code: ONE, priceMinor: netMinor, per: null };
  const code = unitCode(sold.unit);
  const said = {
    name: code ? sold.of : `${sold.of}, ${sold.unit}`,
    quantity: String(sold.quantity),
    code: code ?? ONE,
  };
  if (costs(sold) === netMinor) return { ...said, priceMinor: sold.unitPriceMinor, per: null };
  return { ...said, priceMinor: netMinor, per: said.quantity };
}
