import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Id, Money, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';

export class AskToConfirmInput {
  @RequiredText({ max: 200 }) payment_intent_id: string;
  @RequiredText({ max: 200, description: 'A saved card of the family' }) payment_method_id: string;
}

export class ConfirmationsQuery {
  @Id({ description: 'Anybody of the account' }) person_id: string;
}

export class ConfirmationQuery {
  @Id() payment_id: string;
}

class ConfirmedItemReply {
  @Text() product_name: string;
  @Text({ description: 'The rider’s' }) person_name: string;
}

export class ConfirmationReply {
  @Id() payment_id: string;
  @Id({ nullable: true, description: 'The invoice that it pays; else packages are bought' }) invoice_id: string | null;
  @Count({ nullable: true }) invoice_number: number | null;
  @Money() amount: number;
  @Text() currency: string;
  @DateOnly() asked: string;
  @DateOnly({ description: 'It can be confirmed until then' }) until: string;
  @OneOf(['family', 'barn'], { nullable: true, description: 'Null: by time, or by the provider' })
  ended_by: string | null;
  @OneOf(['waiting', 'paid', 'paid_otherwise', 'ended'], { description: 'paid_otherwise: nothing is charged for it' })
  state: string;
  @ApiProperty({ type: ConfirmedItemReply, isArray: true, description: 'None for an invoice' })
  items: ConfirmedItemReply[];
}

export class ConfirmationsReply {
  @ApiProperty({ type: ConfirmationReply, isArray: true }) confirmations: ConfirmationReply[];
}

class ConfirmedCardReply {
  @Text() id: string;
  @Text() last4: string;
  @Text() brand: string;
}

export class ConfirmationToPayReply extends ConfirmationReply {
  @Text({ nullable: true, description: 'Of the payment intent; null unless it waits' }) reference: string | null;
  @Text({ nullable: true, description: 'By which the provider’s script confirms' }) client_secret: string | null;
  @ApiProperty({ type: ConfirmedCardReply, nullable: true, description: 'Null where the provider keeps it no more' })
  card: ConfirmedCardReply | null;
}

export class AskedReply {
  @ApiProperty({ type: ConfirmationReply }) confirmation: ConfirmationReply;
}
