import type { PlannedAccount } from '../lesson-billing-events.js';
import { spentMinor, mostCredit, spendOldest, type Credit } from './credits.js';
import { lessCredit, totalsOf } from './money.js';
import type { ProductForSale } from './product.js';
import { priceOf, type Terms } from './purchase.js';

export type BillingTerms = Pick<Terms, 'taxPercent' | 'taxIncluded' | 'currency'>;
type Priced = ReadonlyMap<string, Pick<ProductForSale, 'priceMinor' | 'taxPercent' | 'fee'>>;

/** What the invoice of an account will ask for, by the rules of every invoice: tax rounded once, credits taken off. Minor units. E01 C11 */
export function invoiceSum(
  { places }: PlannedAccount,
  products: Priced,
  { terms, credits }: { readonly terms: BillingTerms; readonly credits: readonly Credit[] },
) {
  const lines = places.flatMap(({ productId, priceMinor }) => {
    const product = products.get(productId);
    return product ? [priceOf({ priceMinor }, product, { ...terms, mayOverride: true })] : [];
  });
  const full = totalsOf(lines);
  const creditMinor = spentMinor(
    spendOldest(credits, mostCredit(full.subtotalMinor + full.taxMinor, { byCard: false })),
  );
  return { creditMinor, totalMinor: lessCredit(full, creditMinor).totalMinor };
}
