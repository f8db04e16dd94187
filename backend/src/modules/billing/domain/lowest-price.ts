import { amountWords } from './by-quantity.js';
import { billingErrors } from './errors.js';
import type { ProductForSale } from './product.js';
import type { CartLine, Terms } from './purchase.js';

type Selling = Pick<Terms, 'mayOverride' | 'currency'>;
type Priced = Pick<ProductForSale, 'productName' | 'priceMinor' | 'priceFrom'>;

/** A lowest price is nobody's yet: staff say what a line costs, and families ask the barn. */
export function checkAmountSaid(line: Pick<CartLine, 'priceMinor'>, product: Priced, terms: Selling) {
  if (!product.priceFrom || (terms.mayOverride && line.priceMinor !== undefined)) return;
  const lowest = amountWords(product.priceMinor, terms.currency);
  throw terms.mayOverride
    ? billingErrors.amount_missing(product.productName, lowest)
    : billingErrors.ask_the_barn(product.productName, lowest);
}

/** What of a quote cannot be bought as it stands, and what staff sell for less than the lowest price: that they decide. */
export function lowestPriceWarnings(
  line: Pick<CartLine, 'priceMinor'>,
  product: Priced,
  { listedMinor, ...terms }: Selling & { readonly listedMinor: number },
): string[] {
  if (!product.priceFrom) return [];
  const { productName } = product;
  const said = terms.mayOverride ? line.priceMinor : undefined;
  if (said === undefined) {
    const lowest = amountWords(product.priceMinor, terms.currency);
    const say = terms.mayOverride ? billingErrors.amount_missing : billingErrors.ask_the_barn;
    return [say(productName, lowest).message];
  }
  if (said >= listedMinor) return [];
  const [own, lowest] = [said, listedMinor].map((minor) => amountWords(minor, terms.currency));
  return [`${productName} costs from ${lowest}, and ${own} is less.`];
}
