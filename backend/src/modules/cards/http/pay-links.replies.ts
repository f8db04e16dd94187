import { ApiProperty } from '@nestjs/swagger';
import { BankTransferReply } from '../../billing/contracts.js';
import { Count, DateOnly, Money, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';

const TOKEN = 'As it stands in the address of the link';

export class PayLinkInput {
  @RequiredText({ max: 200, description: TOKEN }) token: string;
}

export class PayByLinkInput extends PayLinkInput {
  @Count({ max: 1_000_000_000, description: 'In cents with the fee, as shown; refused where it is another by now' })
  total: number;
}

export class PaidByLinkInput extends PayLinkInput {
  @RequiredText({ max: 200, description: 'The id of the payment intent' }) reference: string;
}

class PayItemReply {
  @Text() product_name: string;
  @Money() price: number;
}

class PayCardReply {
  @Text() publicKey: string;
  @Text({ description: 'Of the provider’s own card form' }) script_url: string;
  @Text() stripe_account_id: string;
  @Money({ description: 'What paying by card costs besides' }) fee: number;
  @Count({ description: 'In cents, with the fee' }) total: number;
}

/** One invoice and nothing else of the family; of one that asks for nothing any more only its number. */
export class PayPageReply {
  @OneOf(['open', 'paid', 'nothing'], { description: 'nothing: it asks for nothing any more' })
  state: 'open' | 'paid' | 'nothing';
  @Text() farm_name: string;
  @Text({ nullable: true, description: 'Of the barn, to ask' }) farm_email: string | null;
  @Text() currency_code: string;
  @Count() invoice_number: number;
  @DateOnly() received: string;
  @DateOnly({ nullable: true }) due_date: string | null;
  @Count({ description: '0 unless its due date is over' }) overdue_days: number;
  @ApiProperty({ type: PayItemReply, isArray: true }) items: PayItemReply[];
  @Money() tax: number;
  @Money() total: number;
  @Money() part_paid: number;
  @Money({ description: 'What is to be paid' }) outstanding: number;
  @ApiProperty({ type: String, isArray: true, description: 'The barn’s words on how it is paid' }) how_to_pay: string[];
  @ApiProperty({ type: BankTransferReply, nullable: true, description: 'Null: the barn names no account' })
  bank_transfer: BankTransferReply | null;
  @ApiProperty({ type: PayCardReply, nullable: true, description: 'Null: the barn takes no cards here' })
  card: PayCardReply | null;
}

export class BegunByLinkReply {
  @Text() id: string;
  @Text({ nullable: true, description: 'By which the card form confirms' }) client_secret: string | null;
  @Text() status: string;
}
