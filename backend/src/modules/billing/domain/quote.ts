import { mostCredit, spentMinor, type Credit } from './credits.js';
import type { Discount, TakenOff } from './discounts.js';
import { spendingsOf } from './decide-purchase.js';
import type { PricedBy } from './by-quantity.js';
import type { Totals } from './money.js';
import { scheduleOfCart, type Instalment, type PlanTerms } from './instalments.js';
import { grossOf } from './invoice-in-instalments.js';
import { lessCredit, shareOf, totalsOf } from './money.js';
import { notForThem } from './new-customers.js';
import type { ProductForSale } from './product.js';
import { lowestPriceWarnings } from './lowest-price.js';
import { discountsOn, isCreditLine, listedMinor, nameOf, priceOf, type CartLine, type Terms } from './purchase.js';

export interface Quote<Held extends Credit> extends Totals {
  /** Null where lines have different rates. */
  readonly taxPercent: number | null;
  readonly feeRate: number | null;
  /** Why the family does not get some of it, in words. */
  readonly warnings: readonly string[];
  readonly discounts: readonly QuotedDiscount[];
  /** Lines of what is sold by a unit. */
  readonly quantities: readonly QuotedQuantity[];
  /** In the subtotal already. */
  readonly creditMinor: number;
  /** All that the family has, with what of each this cart uses. C11 */
  readonly credits: readonly (Held & { readonly usedMinor: number })[];
  /** How it may be paid else; undefined: only as a whole. */
  readonly plan?: QuotedPlan | undefined;
}

/** What one line is called and costs, without a discount; `at` is its number in the cart. */
export interface QuotedQuantity {
  readonly at: number;
  readonly name: string;
  readonly priceMinor: number;
}

export interface QuotedPlan {
  /** The first is paid at once, by card with this fee. */
  readonly instalments: readonly [Instalment, ...Instalment[]];
  readonly feeMinor: number;
}

/** What one line costs less; `at` is its number in the cart. In the sums already. */
export interface QuotedDiscount extends TakenOff {
  readonly at: number;
  /** Without it. */
  readonly priceMinor: number;
}

const only = (rates: readonly number[], fallback: number) => {
  const [first = fallback, ...others] = new Set(rates);
  return others.length ? null : first;
};

export type QuoteLine = Pick<
  CartLine,
  'productId' | 'studentId' | 'priceMinor' | 'creditId' | 'registration' | 'share' | 'quantity'
>;

export interface QuotedCart {
  /** A discount whose code was typed. */
  readonly codeDiscountId?: string | undefined;
  readonly lines: readonly QuoteLine[];
  readonly keepsCredits: boolean;
  readonly isQuickpay: boolean;
  /** The provider takes no amount that is too small. */
  readonly byCard: boolean;
}

/** What a cart comes to, and would by card, by the same rules as its purchase. Unknown products cost nothing. R171 R172 C11 */
export function quoteOf<Held extends Credit>(
  { lines, byCard, isQuickpay, ...wished }: QuotedCart,
  products: ReadonlyMap<
    string,
    Pick<ProductForSale, 'productName' | 'priceMinor' | 'taxPercent' | 'fee' | 'newCustomersOnly' | 'systemUse'> &
      Partial<PlanTerms & PricedBy>
  >,
  {
    credits,
    hasBought,
    discounts = [],
    refused,
    planned,
    ...terms
  }: Pick<Terms, 'mayOverride' | 'taxPercent' | 'taxIncluded' | 'currency'> & {
    readonly feeRate: number;
    readonly credits: readonly Held[];
    readonly hasBought: boolean;
    readonly discounts?: readonly Discount[];
    /** Why a code that was typed before lowers nothing by now. */
    readonly refused?: string | undefined;
    /** Of a barn that uses invoices: the day, and the smallest amount that people pay. */
    readonly planned?: { readonly on: string; readonly stepMinor: number } | undefined;
  },
): Quote<Held> {
  const full = lines.flatMap((line, at) => {
    const product = products.get(line.productId ?? '');
    return product && !isCreditLine(line, products) ? [{ at, line, product, ...priceOf(line, product, terms) }] : [];
  });
  const lowered = discountsOn(full, products, { terms, discounts });
  const priced = full.map((one, n) => ({ ...one, priceMinor: one.priceMinor - (lowered[n]?.offMinor ?? 0) }));
  const sums = totalsOf(priced, terms.feeRate);
  const mostMinor = mostCredit(sums.subtotalMinor + sums.taxMinor, { byCard });
  const spendings = spendingsOf({ lines, isQuickpay, ...wished }, { products, credits, terms }, mostMinor);
  const creditMinor = spentMinor(spendings);
  const used = new Map(spendings.map(({ credit, usedMinor }) => [credit.packageId, usedMinor]));
  const totals = lessCredit(sums, creditMinor);
  const cart = priced.map(({ line, product: _, ...data }) => ({ data: { ...data, productId: line.productId ?? '' } }));
  const instalments =
    planned && !isQuickpay && scheduleOfCart(grossOf(cart, products), totals.subtotalMinor + totals.taxMinor, planned);
  return {
    ...totals,
    plan: instalments ? { instalments, feeMinor: shareOf(instalments[0].minor, terms.feeRate) } : undefined,
    quantities: full.flatMap(({ at, line, product, priceMinor }) => {
      const { productName: name, quantity } = nameOf(line, product, terms);
      return quantity ? [{ at, name, priceMinor }] : [];
    }),
    discounts: full.flatMap(({ at, priceMinor }, n): QuotedDiscount[] => {
      const off = lowered[n];
      return off ? [{ at, priceMinor, ...off }] : [];
    }),
    taxPercent: only(
      priced.map(({ taxPercent }) => taxPercent),
      terms.taxPercent,
    ),
    feeRate: only(
      priced.map(({ fee }) => fee ?? terms.feeRate),
      terms.feeRate,
    ),
    warnings: [
      ...new Set([
        ...notForThem(lines, products, hasBought).map(({ message }) => message),
        ...full.flatMap(({ line, product }) =>
          lowestPriceWarnings(line, product, {
            ...terms,
            listedMinor: listedMinor(line, product, terms.currency),
          }),
        ),
        ...(refused ? [refused] : []),
      ]),
    ],
    creditMinor,
    credits: credits.map((credit) => ({ ...credit, usedMinor: used.get(credit.packageId) ?? 0 })),
  };
}
