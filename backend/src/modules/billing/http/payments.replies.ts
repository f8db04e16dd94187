import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';

export class InstalmentReply {
  @DateOnly() due_date: string;
  @Money() amount: number;
  @Money({ description: 'What of it is not paid' }) open: number;
}

export class PaymentReply {
  @Id() id: string;
  @Id() payment_id: string;
  @Id() billing_person_id: string;
  @Id() account_holder_id: string;
  @Id() accountHolderPeopleId: string;
  @Text({ description: "The account holder's" }) name: string;
  @Text({ nullable: true, description: "The account holder's" }) email: string | null;
  @OneOf(['manual', 'invoice', 'online', 'refund']) transaction_type: string;
  @Text({ nullable: true }) payment_method: string | null;
  @Text({ nullable: true }) bank: string | null;
  @Money() subtotal: number;
  @Money() tax: number;
  @Money() tax1: number;
  @Money() fee: number;
  @Money({ description: 'Negative for a refund' }) total: number;
  @Money() amount: number;
  @Money({ description: 'Of an unpaid invoice, else 0' }) outstanding: number;
  @Money({
    description:
      'Of outstanding, what is to be paid next: all of it, or by instalments those that are due, else the next',
  })
  asked: number;
  @ApiProperty({ type: InstalmentReply, isArray: true, nullable: true, description: 'Null: it is paid as a whole' })
  instalments: InstalmentReply[] | null;
  @Money({ description: 'Of an invoice: what part payments have paid of it' }) part_paid: number;
  @Id({ nullable: true, description: 'The same for payments that were received as one' }) receipt_id: string | null;
  @Id({ nullable: true, description: 'The credit that this money became' }) credit_id: string | null;
  @DateOnly({ nullable: true, description: 'Of an invoice: until when it is to be paid, if it names a day' })
  due_date: string | null;
  @Count({ description: 'Of an invoice: how often the family was reminded of it' }) reminders: number;
  @DateOnly({ nullable: true, description: 'When it was last reminded of it' }) last_reminded: string | null;
  @Count({ description: 'Of an unpaid invoice: days since it was due; 0 before' }) overdue_days: number;
  @DateOnly() received: string;
  @DateOnly() date: string;
  @Text({ nullable: true }) reference: string | null;
  @Count({ nullable: true, description: 'Of the invoice itself, or of the one that this payment paid' })
  invoice_number: number | null;
  @Flag() invoice: number;
  @Flag() online_purchase: number;
  @Flag() paid: number;
  @OneOf(['pending', 'done', 'failed', 'declined', 'reversed'], {
    nullable: true,
    description: 'Of a refund. pending, failed: an administrator decides; reversed: money that had gone is back',
  })
  refund_state: string | null;
  @Flag() is_quickpay: number;
  @Flag({ description: '1: it paid the invoice `invoice_id`' }) is_invoice_payment: number;
  @Flag({ description: '1: a gift voucher was bought with it' }) is_voucher: number;
  @Id({ nullable: true }) invoice_id: string | null;
  @Text({ nullable: true }) payment_notes: string | null;
  @Text({ nullable: true }) notes: string | null;
}

export class RecordedPaymentReply {
  @ApiProperty({ type: PaymentReply }) payment: PaymentReply;
}

export class FinancialTotalsReply {
  @Count() count: number;
  @Money() subtotal: number;
  @Money() tax: number;
  @Money() fee: number;
  @Money({ description: 'Received, less what was given back' }) total: number;
}

export class OutstandingTotalsReply {
  @Count({ description: 'Unpaid invoices' }) count: number;
  @Money() total: number;
  @Money({ description: 'Of it on invoices whose due date is over' }) overdue: number;
}

export class FinancialReply {
  @ApiProperty({ type: PaymentReply, isArray: true }) reports: PaymentReply[];
  @Count({ description: 'How many there are in all' }) size: number;
  @ApiProperty({ type: FinancialTotalsReply, description: 'Money of the whole account, on this page or not' })
  totals: FinancialTotalsReply;
  @ApiProperty({ type: OutstandingTotalsReply }) outstandingTotals: OutstandingTotalsReply;
  @Flag({ description: '1: staff have put the account’s reminders of invoices on hold' }) reminders_on_hold: number;
}

export class InvoiceItemReply {
  @Id() id: string;
  @Id() payment_id: string;
  @Id() student_id: string;
  @Text() person_name: string;
  @Id() product_id: string;
  @Text() product_name: string;
  @DateOnly() purchase_date: string;
  @DateOnly() package_start_date: string;
  @DateOnly({ nullable: true }) package_expiry_date: string | null;
  @Count() start_count: number;
  @Flag() is_tracked: number;
  @Money({ description: 'Without tax' }) price: number;
  @Text({ nullable: true, description: 'By which it was sold for less' }) discount_title: string | null;
  @Money({ description: 'What that took off; in price already' }) discount: number;
  @Text({ nullable: true }) item_notes: string | null;
}

/** As people type it at their bank. */
export class BankTransferReply {
  @Text({ description: 'Of the account' }) account_holder: string;
  @Text({ description: 'In groups of four' }) iban: string;
  @Text({ nullable: true }) bic: string | null;
  @Text({ description: 'By which the barn finds what was paid' }) reference: string;
}

export class PaymentItemsReply {
  @ApiProperty({ type: InvoiceItemReply, isArray: true }) items: InvoiceItemReply[];
  @ApiProperty({ type: PaymentReply, description: 'What they were sold with' }) payment: PaymentReply;
  @ApiProperty({
    type: BankTransferReply,
    nullable: true,
    description: 'Null: nothing is open, or the barn names no account',
  })
  bank_transfer: BankTransferReply | null;
}

/** The refund that is given back. */
export class ApprovedRefundReply {
  @Id() payment_id: string;
}

/** The refund that is not given. */
export class DeclinedRefundReply {
  @Id() payment_id: string;
}

export class DeletedPaymentReply {
  @Id() payment_id: string;
}

export class PayLinkReply {
  @Text({
    nullable: true,
    description:
      'Opens this invoice, and nothing else, for whoever holds it. Null: nothing is open, or families pay no card here',
  })
  url: string | null;
}

export class SentInvoiceReply {
  @Id({ description: 'The invoice or the payment; its mail is on the way' }) id: string;
}
