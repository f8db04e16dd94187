import type { Refusal } from '../../../../platform/errors/refusal.js';
import { billingErrors } from '../../domain/errors.js';
import type { Paper } from '../paper.js';
import { countryOf, en16931Of, type EInvoice } from './en16931.js';
import { creditFiguresOf } from './credit-figures.js';
import { figuresOf } from './figures.js';

/** What the office can mend. */
function missing({ barn, payment, home, corrects }: Paper): Refusal | undefined {
  if (payment.invoice !== 1 && !corrects) return billingErrors.e_invoice_of_invoices();
  if (corrects && !payment.paid) return billingErrors.e_invoice_not_given_back();
  if (!barn.taxNumber) return billingErrors.e_invoice_tax_number();
  if (!barn.email) return billingErrors.e_invoice_barn_email();
  if (!payment.email) return billingErrors.e_invoice_email(payment.name);
  if (countryOf(home) === undefined) return billingErrors.e_invoice_country(payment.name, home.country ?? '');
  return undefined;
}

/** An invoice or a credit note as data, or why it cannot be written so. */
export function eInvoiceOf(paper: Paper): { readonly invoice: EInvoice } | { readonly obstacle: Refusal } {
  const obstacle = missing(paper);
  if (obstacle) return { obstacle };
  const { corrects } = paper;
  const figures = corrects ? creditFiguresOf(paper.payment, corrects) : figuresOf(paper);
  if (!figures)
    return { obstacle: corrects ? billingErrors.e_invoice_credit_tax() : billingErrors.e_invoice_lowered() };
  if (figures.rates.some(({ rate }) => rate === 0) && !paper.barn.exemption)
    return { obstacle: billingErrors.e_invoice_exemption() };
  return { invoice: en16931Of(paper, figures) };
}
