import { invalid } from '../../../platform/errors/refusal.js';
import { billingErrors } from './errors.js';
import { toAmount } from './money.js';

export interface OpenInvoice {
  readonly invoiceId: string;
  /** Minor units, more than 0. */
  readonly openMinor: number;
}

/** An invoice that is meant; without an amount as much of it as there is money for. */
export interface InvoiceWish {
  readonly invoiceId: string;
  readonly amountMinor?: number;
}

export interface MoneyPart {
  readonly invoiceId: string;
  readonly amountMinor: number;
}

export interface DividedMoney {
  readonly parts: readonly MoneyPart[];
  /** What is left when nothing is open any more. */
  readonly restMinor: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Said amounts first, the others of what remains. */
function divide(amountMinor: number, chosen: readonly (OpenInvoice & { readonly wishedMinor?: number })[]) {
  let left = amountMinor - sum(chosen.map(({ wishedMinor = 0 }) => wishedMinor));
  const parts = chosen.flatMap(({ invoiceId, openMinor, wishedMinor }): MoneyPart[] => {
    const paidMinor = wishedMinor ?? Math.min(openMinor, left);
    if (wishedMinor === undefined) left -= paidMinor;
    return paidMinor > 0 ? [{ invoiceId, amountMinor: paidMinor }] : [];
  });
  return { parts, restMinor: left };
}

/**
 * Money over open invoices, which come oldest first: so are they paid, or as `wishes` say, those alone and in their order. Never more of
 * an invoice than is open; parts and rest together are the money. E06
 */
export function divideMoney(
  amountMinor: number,
  open: readonly OpenInvoice[],
  wishes: readonly InvoiceWish[] = [],
): DividedMoney {
  if (amountMinor < 1) throw billingErrors.amount_too_small();
  if (wishes.length === 0) return divide(amountMinor, open);
  if (new Set(wishes.map(({ invoiceId }) => invoiceId)).size < wishes.length)
    throw invalid('invoices', 'An invoice stands twice in invoices');
  const chosen = wishes.map(({ invoiceId, amountMinor: wishedMinor }) => {
    const invoice = open.find((one) => one.invoiceId === invoiceId);
    if (!invoice) throw billingErrors.invoice_paid();
    if (wishedMinor !== undefined && wishedMinor < 1) throw billingErrors.amount_too_small();
    if ((wishedMinor ?? 0) > invoice.openMinor)
      throw billingErrors.invoice_part_too_large(toAmount(invoice.openMinor).toFixed(2));
    return { ...invoice, wishedMinor };
  });
  if (sum(chosen.map(({ wishedMinor = 0 }) => wishedMinor)) > amountMinor)
    throw invalid('amount', 'The invoices are given more than the amount');
  return divide(amountMinor, chosen);
}
