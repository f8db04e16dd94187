import { DateOnly, Flag, Id, ListOf, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { MANUAL_METHODS } from '../domain/payment.js';

export class InvoiceShareInput {
  @Id({ description: 'The invoice' }) payment_id: string;
  @Money({ optional: true, description: 'As much as there is money for, unless told' }) amount?: number;
}

export class InvoicePaymentPreviewInput {
  @Id({ description: 'The account holder or a member' }) billing_person_id: string;
  @Money({ optional: true, description: 'All that is open, unless told' }) amount?: number;
  @ListOf(() => InvoiceShareInput, { optional: true, max: 200, description: 'These alone; else the oldest first' })
  invoices?: InvoiceShareInput[];
  @Id({ optional: true, description: 'Whose the credit is; the first rider of the account unless told' })
  student_id?: string;
}

export class PayInvoicesInput extends InvoicePaymentPreviewInput {
  @Money() declare amount: number;
  @OneOf(MANUAL_METHODS, { optional: true, description: 'Cash unless told' })
  payment_method?: (typeof MANUAL_METHODS)[number];
  @DateOnly({ optional: true, message: 'Purchase Date is not valid', description: "The barn's today unless told" })
  date?: string;
  @Text({ optional: true, max: 200 }) reference?: string;
  @Text({ optional: true }) payment_notes?: string;
  @Flag({ optional: true, description: '1: what is more than open becomes a credit' }) rest_as_credit?: number;
}
