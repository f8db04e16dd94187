import { invalid } from '../../../platform/errors/refusal.js';
import type { PackagePurchased } from '../events.js';
import { addDays, isDay, lastDay } from './days.js';
import type { CreditWish } from './credits.js';
import { shareOf, type Share } from '../../enrollment/contracts.js';
import { billingErrors } from './errors.js';
import { takenOff, type Discount } from './discounts.js';
import { priceOfQuantity, quantityOf, soldName, type PricedBy } from './by-quantity.js';
import type { ProductForSale } from './product.js';
import { checkAmountSaid } from './lowest-price.js';
import { renewalOf } from './renewal.js';

/** Undefined fields are taken from the product. */
export interface CartLine {
  readonly productId?: string;
  readonly studentId?: string;
  readonly priceMinor?: number;
  readonly startCount?: number;
  /** Of what is sold by a unit. */
  readonly quantity?: number;
  readonly purchaseDate?: string;
  readonly startDate?: string;
  readonly expiryDate?: string;
  readonly notes?: string;
  /** The title of the session that it is bought for. R148 */
  readonly registration?: string;
  /** Of that session, for whoever joined late: found by us, never sent. F12 */
  readonly share?: Share | null;
  /** How the price is meant that is renewed; else as the barn gives its prices. E01 E11 */
  readonly taxIncluded?: boolean;
  /** The day of the month on which it has been renewed. E11 */
  readonly renewalDay?: number;
  readonly lessonPersonId?: string;
  /** A credit, which is then a negative line. C11 */
  readonly creditId?: string;
}

export interface Terms {
  readonly received: string;
  /** How many days before the purchase a package may begin. C03 */
  readonly startBeforeDays: number;
  readonly taxPercent: number;
  /** The barn's prices have their tax in them. */
  readonly taxIncluded: boolean;
  /** Whether the line's price and count are believed: an administrator's are, a browser's never. R167 */
  readonly mayOverride: boolean;
  /** In which lines are rounded to what people pay. */
  readonly currency: string;
}

export type Bought = Omit<PackagePurchased['data'], 'packageId' | 'paymentId'>;

function validity(line: CartLine, product: ProductForSale, { received, startBeforeDays }: Terms) {
  const purchaseDate = line.purchaseDate ?? received;
  if (!isDay(purchaseDate)) throw invalid('purchase_date', 'Purchase Date is not valid');
  const startDate = line.startDate ?? addDays(purchaseDate, -startBeforeDays);
  if (!isDay(startDate)) throw invalid('package_start_date', 'Valid From  Date is not valid');
  const expiryDate = line.expiryDate ?? lastDay(purchaseDate, product);
  if (expiryDate === undefined) throw billingErrors.no_term_to_come(product.productName);
  if (expiryDate === null) return { purchaseDate, startDate, expiryDate };
  if (!isDay(expiryDate)) throw invalid('package_expiry_date', 'Expiry Date is not valid');
  if (!line.expiryDate && expiryDate < purchaseDate) throw billingErrors.product_over(product.productName);
  if (startDate > expiryDate && line.startDate)
    throw invalid('package_start_date', 'package start date must be before expiry date');
  if (startDate > expiryDate) throw invalid('package_expiry_date', 'expiry date must be after start date');
  return { purchaseDate, startDate, expiryDate };
}

/** A package that was bought for a session says so. F12 R148 */
export const remarkOf = ({ registration, notes }: Pick<CartLine, 'registration' | 'notes'>) =>
  [registration && `Registration: ${registration}`, notes].filter(Boolean).join('\n') || undefined;

type Price = Pick<ProductForSale, 'priceMinor' | 'taxPercent' | 'fee'> &
  Partial<PricedBy & Pick<ProductForSale, 'productName'>>;

/** For less than the whole session, less than the product's price and lessons. */
const sharedOf = (
  { share }: Pick<CartLine, 'share'>,
  { priceMinor, productCount: count = 0 }: { priceMinor: number; productCount?: number },
) => (share ? shareOf({ priceMinor, count }, share) : { priceMinor, count });

type Wanted = Pick<CartLine, 'quantity' | 'share'>;

/** Without what staff may say instead. */
export const listedMinor = (line: Wanted, product: Price, currency: string) =>
  priceOfQuantity(quantityOf(line.quantity, product), sharedOf(line, product).priceMinor, currency);

/** Of one line: an administrator's own price, else the product's. E01 E02 R171 */
export const priceOf = (
  line: Pick<CartLine, 'priceMinor' | 'taxIncluded'> & Wanted,
  product: Price,
  { mayOverride, currency, ...barn }: Pick<Terms, 'mayOverride' | 'taxPercent' | 'taxIncluded' | 'currency'>,
) => ({
  priceMinor: (mayOverride ? line.priceMinor : undefined) ?? listedMinor(line, product, currency),
  taxPercent: product.taxPercent ?? barn.taxPercent,
  taxIncluded: line.taxIncluded ?? barn.taxIncluded,
  fee: product.fee,
});

type Sold = Pick<CartLine, 'productId' | 'studentId' | 'priceMinor'> & Wanted;

/** Whether staff said another price than the product's, which is then the price. R167 */
const isOwnPrice = (line: Sold, product: Price, { mayOverride, currency }: Pick<Terms, 'mayOverride' | 'currency'>) =>
  mayOverride && line.priceMinor !== undefined && line.priceMinor !== listedMinor(line, product, currency);

/** How much of what is sold by a unit, and how that is said; of anything else the product's own name. */
export function nameOf(
  line: Sold,
  product: Price & Pick<ProductForSale, 'productName'>,
  terms: Pick<Terms, 'mayOverride' | 'currency'>,
) {
  const { productName, priceUnit: unit } = product;
  if (!unit) return { productName };
  const unitPriceMinor = sharedOf(line, product).priceMinor;
  const quantity = { quantity: quantityOf(line.quantity, product), unit, unitPriceMinor, of: productName };
  return { productName: soldName(quantity, isOwnPrice(line, product, terms) ? null : terms.currency), quantity };
}

/** What discounts take off each line of what is sold, in their order. */
export const discountsOn = <Line extends Sold>(
  lines: readonly { readonly line: Line; readonly priceMinor: number }[],
  products: ReadonlyMap<string, Price>,
  {
    terms,
    discounts,
  }: { readonly terms: Pick<Terms, 'mayOverride' | 'currency'>; readonly discounts: readonly Discount[] },
) =>
  takenOff(
    lines.map(({ line, priceMinor }) => {
      const product = products.get(line.productId ?? '');
      return {
        productId: line.productId ?? '',
        studentId: line.studentId ?? '',
        priceMinor,
        isOwnPrice: product !== undefined && isOwnPrice(line, product, terms),
      };
    }),
    discounts,
  );

export const isCreditLine = (
  { creditId, productId }: Pick<CartLine, 'creditId' | 'productId'>,
  products: ReadonlyMap<string, Pick<ProductForSale, 'systemUse'>>,
) => creditId !== undefined || products.get(productId ?? '')?.systemUse === 'credit';

/** Credits that a cart names; an administrator may say how much of one. C11 */
export const wishesOf = <Line extends Pick<CartLine, 'creditId' | 'studentId' | 'priceMinor'>>(
  lines: readonly Line[],
  { mayOverride }: Pick<Terms, 'mayOverride'>,
): CreditWish[] =>
  lines.map(({ creditId, studentId, priceMinor }) => {
    if (mayOverride && priceMinor !== undefined && priceMinor >= 0)
      throw invalid('product_price', 'A credit is taken off, so its price is negative');
    return { creditId, studentId, amountMinor: mayOverride && priceMinor !== undefined ? -priceMinor : undefined };
  });

/** A flat package has none, whatever the line says. */
const countOf = (line: CartLine, product: ProductForSale, { mayOverride }: Terms) =>
  product.coverage === 'lessons' ? ((mayOverride ? line.startCount : undefined) ?? sharedOf(line, product).count) : 0;

/** Inactive products and those that cancellations issue are refused. R162–R167 C12 */
export function buy(line: CartLine, products: ReadonlyMap<string, ProductForSale>, terms: Terms): Bought {
  const product = products.get(line.productId ?? '');
  if (!line.studentId || !product) throw billingErrors.bad_cart();
  if (product.systemUse === 'makeup' || product.systemUse === 'credit') throw billingErrors.bad_cart();
  if (!product.isActive) throw billingErrors.product_inactive(product.productName);
  checkAmountSaid(line, product, terms);
  const { priceMinor, taxPercent, taxIncluded } = priceOf(line, product, terms);
  if (priceMinor < 0) throw invalid('product_price', 'Can not be a negative number');
  const dates = validity(line, product, terms);
  return {
    studentId: line.studentId,
    productId: product.productId,
    ...nameOf(line, product, terms),
    ...dates,
    kind: product.systemUse === 'adjustment' ? 'adjustment' : 'package',
    isTracked: product.isTracked,
    coverage: product.coverage,
    perWeek: product.perWeek,
    isShared: product.isShared,
    startCount: countOf(line, product, terms),
    priceMinor,
    taxPercent,
    taxIncluded,
    renewal: renewalOf(product, { ...dates, priceMinor, keptDay: line.renewalDay }),
  };
}

/** All lines are for members of one account. E14 R174 */
export function checkCart(
  lines: readonly CartLine[],
  accountOf: ReadonlyMap<string, string>,
  accountHolderId: string | undefined,
) {
  if (lines.length === 0) throw billingErrors.cart_empty();
  const accounts = new Set(lines.map(({ studentId }) => accountOf.get(studentId ?? '')));
  const [account] = accounts;
  if (accounts.size !== 1 || !account || (accountHolderId !== undefined && accountHolderId !== account))
    throw billingErrors.bad_cart();
  return account;
}

/** Less than one minor unit is refused. R174 */
export function checkTotal(totalMinor: number) {
  if (totalMinor < 1) throw billingErrors.cart_empty();
}
