import { stateAfter } from '../../../platform/event-store/stream.js';
import type { TaxedPrice } from '../../../platform/money/taxed.js';
import type { InvoiceIssued, InvoicePaid, InvoicePartPaid, PaymentRecorded } from '../events.js';
import { decideInvoicePayment, type InvoicePayment } from './decide-invoice-payment.js';
import type { Instalment, PlanTerms } from './instalments.js';
import { totalsOf } from './money.js';
import { paymentStream, settle, type Bill } from './payment.js';

/** What is paid at once of an invoice, as the first of its instalments. */
export type Deposit = readonly [PaymentRecorded, ...(InvoicePartPaid | InvoicePaid)[]];

/** What each package costs with tax, and how it may be paid. */
export const grossOf = (
  packages: readonly { readonly data: TaxedPrice & { readonly productId: string } }[],
  products: ReadonlyMap<string, Partial<PlanTerms>>,
) =>
  packages.map(({ data }) => {
    const { subtotalMinor, taxMinor } = totalsOf([data]);
    return { plan: products.get(data.productId) ?? {}, grossMinor: subtotalMinor + taxMinor };
  });

export interface SoldInInstalments {
  readonly instalments: readonly [Instalment, ...Instalment[]];
  readonly invoiceNumber: number;
  /** How the first one comes in; undefined: nothing is paid yet. */
  readonly paying?: Pick<InvoicePayment, 'paymentId' | 'method' | 'reference' | 'feeRate'>;
}

/**
 * One invoice over all of it, whose parts fall due by days, and its first instalment as an ordinary part payment of it. So what covers
 * lessons, is refunded, lowered or deleted is what it is of every invoice that is partly paid. E06
 */
export function soldInInstalments(
  bill: Bill,
  { subtotalMinor, taxMinor }: { readonly subtotalMinor: number; readonly taxMinor: number },
  { instalments, invoiceNumber, paying }: SoldInInstalments,
): { readonly payment: InvoiceIssued; readonly deposit: Deposit | undefined } {
  const [{ due, minor: amountMinor }] = instalments;
  const totals = { subtotalMinor, taxMinor, feeMinor: 0, totalMinor: subtotalMinor + taxMinor };
  const payment = settle(bill, totals, { by: 'invoice', invoiceNumber, due, instalments });
  if (payment.type !== 'billing.InvoiceIssued') throw new Error('An invoice owes, it is no money.');
  const part = {
    invoiceId: bill.paymentId,
    received: bill.received,
    amountMinor,
    acceptsDifference: false,
    isPart: true,
  };
  const issued = stateAfter(paymentStream, [payment]);
  return { payment, deposit: paying && decideInvoicePayment(issued, { ...paying, ...part }) };
}
