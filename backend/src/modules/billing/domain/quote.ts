import type { Totals } from './money.js';
import { totalsOf } from './money.js';
import { priceOf, type CartLine, type Terms } from './purchase.js';
import type { ProductForSale } from './product.js';

export interface Quote extends Totals {
  /** Null where lines have different rates. */
  readonly taxPercent: number | null;
  readonly feeRate: number | null;
}

const only = (rates: readonly number[], fallback: number) => {
  const [first = fallback, ...others] = new Set(rates);
  return others.length ? null : first;
};

/** What a cart comes to, and would by card, by the same rules as its purchase. Unknown products cost nothing. R171 R172 */
export function quoteOf(
  lines: readonly Pick<CartLine, 'productId' | 'priceMinor'>[],
  products: ReadonlyMap<string, Pick<ProductForSale, 'priceMinor' | 'taxPercent' | 'fee'>>,
  terms: Pick<Terms, 'mayOverride' | 'taxPercent'> & { readonly feeRate: number },
): Quote {
  const priced = lines.flatMap((line) => {
    const product = products.get(line.productId ?? '');
    return product ? [priceOf(line, product, terms)] : [];
  });
  return {
    ...totalsOf(priced, terms.feeRate),
    taxPercent: only(
      priced.map(({ taxPercent }) => taxPercent),
      terms.taxPercent,
    ),
    feeRate: only(
      priced.map(({ fee }) => fee ?? terms.feeRate),
      terms.feeRate,
    ),
  };
}
