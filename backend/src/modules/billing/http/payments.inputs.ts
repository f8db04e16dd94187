import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Email, Flag, Id, Money, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { MANUAL_METHODS } from '../domain/payment.js';

export class CreatePaymentInput {
  @OneOf(MANUAL_METHODS, { optional: true, description: 'Cash unless told' })
  payment_method?: (typeof MANUAL_METHODS)[number];
  @DateOnly({ optional: true, message: 'Purchase Date is not valid', description: "The barn's today unless told" })
  date?: string;
  @DateOnly({ optional: true, message: 'Purchase Date is not valid', description: 'The same as date' })
  received?: string;
  @Money({ optional: true, description: 'What the invoice asks for, unless told' }) amount?: number;
  @Text({ optional: true, max: 200 }) reference?: string;
  @Text({ optional: true }) payment_notes?: string;
  @Text({ optional: true, description: 'The same as payment_notes' }) notes?: string;
  @Flag({ optional: true, description: '1: it pays the invoice `payment_id`' }) is_invoice_payment?: number;
  @Id({ optional: true, description: 'The invoice that is paid' }) payment_id?: string;
  @Flag({ optional: true, description: '1: the invoice is paid by another amount than it asks for' })
  accept_difference?: number;
  @Id({ optional: true, description: 'Whose money it is, unless it pays an invoice' }) account_holder_id?: string;
  @Id({ optional: true, description: 'The same as account_holder_id' }) billing_person_id?: string;
}

export class PaymentQuery {
  @Id() payment_id: string;
}

export class SendInvoiceFields {
  @Id({ description: 'The invoice or the payment' }) id: string;
  @Email({ description: 'To whom' }) email: string;
  @Text({ optional: true, max: 200, description: 'Of the attached file; as the paper is called unless told' })
  name?: string;
}

/** Only describes the call; `FromForm` reads what arrives. */
export class SendInvoiceInput extends SendInvoiceFields {
  @ApiProperty({
    type: String,
    format: 'binary',
    required: false,
    description: 'A PDF of at most 5242880 bytes, sent instead of the paper that is drawn',
  })
  file?: string;
}

export class ApproveRefundInput extends PaymentQuery {
  @OneOf(MANUAL_METHODS, { optional: true, description: 'By hand instead of the way in which the money came' })
  payment_method?: (typeof MANUAL_METHODS)[number];
}

export class DeclineRefundInput extends PaymentQuery {
  @RequiredText({
    max: 500,
    message: 'Say why',
    description: 'Mailed to the family, and kept as the note of the refund',
  })
  reason: string;
}

export class DueDateInput extends PaymentQuery {
  @DateOnly({
    optional: true,
    clearable: true,
    message: 'Due Date is not valid',
    description: 'Until when the invoice is to be paid; emptied: it names no day',
  })
  due_date?: string | null;
}

export class FinancialQuery {
  @Id({ description: 'The account holder or a member' }) billing_person_id: string;
  @Count({ optional: true, min: 1, max: 1000, description: '20 unless told' }) limit?: number;
  @Count({ optional: true }) offset?: number;
  @Flag({ optional: true, description: '1: invoices beside money received and given back' }) include_invoices?: number;
  @Flag({ optional: true, description: '1: money alone, which is the default' }) payments_only?: number;
  @Flag({ optional: true, description: '1: invoices alone' }) invoices_only?: number;
}
