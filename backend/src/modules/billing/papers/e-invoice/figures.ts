import { divided, RATE_SCALE, scaled } from '../../../../platform/money/rounding.js';
import { toMinor } from '../../domain/money.js';
import type { Paper } from '../paper.js';

type Item = Paper['items'][number];

export interface InvoiceLine {
  readonly item: Pick<Item, 'product_name' | 'item_notes' | 'sold_quantity'> & {
    /** Whom it is for; null: the account. */
    readonly person_name: string | null;
  };
  /** Without tax, minor units. */
  readonly netMinor: number;
  /** A fraction. */
  readonly rate: number;
}

type ItemLine = InvoiceLine & { readonly item: Item };

/** What is taxed at one rate; `netMinor` without what cancelled lessons took off. */
export interface RateFigures {
  readonly rate: number;
  readonly netMinor: number;
  readonly takenOffMinor: number;
  readonly taxMinor: number;
}

/** An invoice in minor units as EN 16931 counts: lines without tax, then tax by rate, then what is paid already (a spent credit, too). */
export interface Figures {
  readonly lines: readonly InvoiceLine[];
  readonly rates: readonly RateFigures[];
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly dueMinor: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Prices with their tax become prices without it, each by so much that all of them lose the tax of their sum. */
function netLines(items: readonly Item[], rate: number): ItemLine[] {
  const taxWithin = (minor: number) => divided(BigInt(minor) * scaled(rate), RATE_SCALE + scaled(rate));
  let gross = 0;
  return items.map((item) => {
    const priceMinor = toMinor(item.price);
    if (!item.tax_included) return { item, rate, netMinor: priceMinor };
    const before = taxWithin(gross);
    gross += priceMinor;
    return { item, rate, netMinor: priceMinor - (taxWithin(gross) - before) };
  });
}

function written(lines: readonly ItemLine[], rate: number): RateFigures {
  const onTop = lines.filter(({ item }) => !item.tax_included);
  const within = lines.filter(({ item }) => item.tax_included);
  const added = divided(BigInt(sum(onTop.map(({ netMinor }) => netMinor))) * scaled(rate), RATE_SCALE);
  const included = sum(within.map(({ item, netMinor }) => toMinor(item.price) - netMinor));
  return { rate, netMinor: sum(lines.map(({ netMinor }) => netMinor)), takenOffMinor: 0, taxMinor: added + included };
}

/**
 * What the invoice asks for by now: cancelled lessons may have taken something off. Undefined where nobody can say at
 * which rate. Tax is rounded once for the whole invoice: a cent by which its rates differ goes to the one with most.
 */
function asAsked(rates: readonly RateFigures[], { netMinor, taxMinor }: { netMinor: number; taxMinor: number }) {
  const takenOffMinor = sum(rates.map((one) => one.netMinor)) - netMinor;
  const difference = taxMinor - sum(rates.map((one) => one.taxMinor));
  const [only] = rates;
  if (only && rates.length === 1 && takenOffMinor >= 0) return [{ ...only, takenOffMinor, taxMinor }];
  if (takenOffMinor !== 0 || Math.abs(difference) > rates.length) return undefined;
  const most = rates.toSorted((a, b) => b.taxMinor - a.taxMinor)[0];
  return rates.map((one) => (one === most ? { ...one, taxMinor: one.taxMinor + difference } : one));
}

/** Undefined where the invoice's lines do not come to its total: an invoice of several rates of which a lesson was called off. */
export function figuresOf({ items, payment }: Pick<Paper, 'items' | 'payment'>): Figures | undefined {
  const sold = items.filter(({ price }) => price >= 0);
  const creditMinor = -sum(items.filter(({ price }) => price < 0).map(({ price }) => toMinor(price)));
  const byRate = [...new Set(sold.map(({ tax_percent: rate }) => rate))].map((rate) =>
    netLines(
      sold.filter((item) => item.tax_percent === rate),
      rate,
    ),
  );
  const asked = { netMinor: toMinor(payment.subtotal) + creditMinor, taxMinor: toMinor(payment.tax) };
  const rates = asAsked(
    byRate.map((lines) => written(lines, lines[0]?.rate ?? 0)),
    asked,
  );
  if (!rates || payment.fee !== 0 || sold.length === 0) return undefined;
  const totalMinor = asked.netMinor + asked.taxMinor;
  const dueMinor = toMinor(payment.outstanding);
  return { lines: byRate.flat(), rates, totalMinor, paidMinor: totalMinor - dueMinor, dueMinor };
}
