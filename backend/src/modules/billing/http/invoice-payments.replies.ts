import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Id, Money, Text } from '../../../platform/http/fields.js';
import { PaymentReply } from './payments.replies.js';

export class InvoiceShareReply {
  @Id({ description: 'The invoice' }) payment_id: string;
  @Count() invoice_number: number;
  @DateOnly({ description: 'When it was written' }) received: string;
  @Money({ description: 'Now' }) outstanding: number;
  @Money({ description: 'What it gets of the money' }) paid: number;
  @Money({ description: 'What is still open then' }) left: number;
}

export class InvoicePaymentReply {
  @ApiProperty({ type: InvoiceShareReply, isArray: true, description: 'All that are open, the oldest first' })
  invoices: InvoiceShareReply[];
  @Money({ description: 'On all of them, now' }) outstanding: number;
  @Money({ description: 'On all of them, then' }) left: number;
  @Money({ description: 'What is more than open' }) credit: number;
  @Text({ nullable: true, description: 'Whose credit that is; null: nobody of the account rides' })
  credit_for: string | null;
}

export class PaidInvoicesReply {
  @ApiProperty({ type: PaymentReply, isArray: true, description: 'One for each invoice, and one for the credit' })
  payments: PaymentReply[];
}

export class ReopenedInvoiceReply {
  @Id({ description: 'The invoice' }) payment_id: string;
  @Count() invoice_number: number;
  @Money({ description: 'How much more is open' }) opens: number;
  @Money({ description: 'What is open then' }) outstanding: number;
}

export class PaymentDeletionReply {
  @Money({ description: 'Of all that was received as one' }) total: number;
  @ApiProperty({ type: ReopenedInvoiceReply, isArray: true }) invoices: ReopenedInvoiceReply[];
  @Money({ description: 'The credit that goes with it; 0 if none' }) credit: number;
  @ApiProperty({ type: String, isArray: true, description: 'That go with it, and whose they are' }) packages: string[];
}
