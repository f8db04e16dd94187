import { invalid } from '../../../platform/errors/refusal.js';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { InvoiceIssued, PackageDebited, PackagePurchased, PaymentRecorded } from '../events.js';
import { allocate, type Place } from './allocation.js';
import { isDay } from './days.js';
import { billingErrors } from './errors.js';
import { totalsOf } from './money.js';
import { isOpen, packageStream, unitsLeft } from './package.js';
import { settle, type ManualMethod } from './payment.js';
import type { ProductForSale } from './product.js';
import { buy, checkCart, checkTotal, type CartLine, type Terms } from './purchase.js';

export interface Purchase {
  /** Each with the id of the package that it becomes. */
  readonly lines: readonly (CartLine & { readonly packageId: string })[];
  readonly by: ManualMethod | 'invoice';
  readonly reference: string | null;
}

export interface PurchaseFacts {
  readonly terms: Terms & { readonly usesInvoices: boolean };
  readonly products: ReadonlyMap<string, ProductForSale>;
  /** The account of each student, by student. */
  readonly accounts: ReadonlyMap<string, string>;
  /** The account that was named, if one was. */
  readonly account: string | undefined;
  readonly nextInvoiceNumber: number;
  /** Places that wait for a package, and the packages there are already. C03 */
  readonly waiting: readonly Place[];
  readonly candidates: Parameters<typeof allocate>[1];
  readonly paymentId: string;
}

export interface DecidedPurchase {
  readonly payment: PaymentRecorded | InvoiceIssued;
  readonly packages: readonly PackagePurchased[];
  readonly debits: readonly PackageDebited[];
}

function fresh(event: PackagePurchased, products: PurchaseFacts['products']) {
  const state = stateAfter(packageStream, [event]);
  const programs = products.get(event.data.productId)?.programs ?? [];
  return isOpen(state) ? [{ ...state, unitsLeft: unitsLeft(state), programs }] : [];
}

/**
 * A cart for the members of one account becomes packages and their payment, or an unpaid invoice. Lessons that were waiting draw a unit,
 * from the new packages or from those there are. Money comes from the products alone. D09 E06 C03
 */
export function decidePurchase({ lines, by, reference }: Purchase, facts: PurchaseFacts): DecidedPurchase {
  const { terms, products, paymentId } = facts;
  if (by === 'invoice' && !terms.usesInvoices) throw billingErrors.invoices_off();
  if (!isDay(terms.received)) throw invalid('date', 'Purchase Date is not valid');
  const billingPersonId = checkCart(lines, facts.accounts, facts.account);
  const packages = lines.map((line): PackagePurchased => ({
    type: 'billing.PackagePurchased',
    data: { ...buy(line, products, terms), packageId: line.packageId, paymentId },
  }));
  const totals = totalsOf(packages.map(({ data }) => data));
  checkTotal(totals.totalMinor);
  const bill = { paymentId, billingPersonId, received: terms.received };
  return {
    payment: settle(
      bill,
      totals,
      by === 'invoice'
        ? { by: 'invoice', invoiceNumber: facts.nextInvoiceNumber }
        : { by: 'money', method: by, reference },
    ),
    packages,
    debits: allocate(facts.waiting, [...facts.candidates, ...packages.flatMap((event) => fresh(event, products))]),
  };
}
