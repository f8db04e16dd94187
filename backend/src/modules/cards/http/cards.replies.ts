import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, Text } from '../../../platform/http/fields.js';
import { ItemReply, PaymentReply } from '../../billing/contracts.js';

/** The payment that nobody waits for any more. */
export class ClosedPaymentReply {
  @Id() payment_id: string;
}

export class PublicKeyReply {
  @Text({ nullable: true, description: 'Null: cards are not taken here' }) publicKey: string | null;
  @Text({ nullable: true, description: 'Of the provider’s own card form' }) script_url: string | null;
}

export class CardAccountReply {
  @Text({ nullable: true }) stripe_account_id: string | null;
  @Flag({ description: 'Whether Pay Now is offered' }) takes_cards: number;
}

export class ConnectAddressReply {
  @Text({ nullable: true, description: 'Null: accounts cannot be connected here' }) url: string | null;
}

export class AccountAddedReply {
  @Text() stripe_account_id: string;
}

class PaymentIntentReply {
  @Text() id: string;
  @Text({ nullable: true, description: 'By which the card form confirms' }) client_secret: string | null;
  @Text() status: string;
  @Count({ description: 'In cents' }) amount: number;
  @Text() currency: string;
}

class SavedCardReply {
  @Text() id: string;
  @Text() last4: string;
  @Text() brand: string;
}

export class StartedPaymentReply {
  @ApiProperty({ type: PaymentIntentReply }) payment_intent: PaymentIntentReply;
  @ApiProperty({ type: SavedCardReply, isArray: true }) payment_methods: SavedCardReply[];
}

class ConfirmStatusReply {
  @Text() status: string;
  @Text() id: string;
}

export class ConfirmedReply {
  @ApiProperty({ type: ConfirmStatusReply }) confirmstatus: ConfirmStatusReply;
}

export class CardPaidReply {
  @ApiProperty({ type: PaymentReply }) newpayment: PaymentReply;
  @ApiProperty({ type: ItemReply, isArray: true, description: 'What was bought; none for an invoice' })
  items: ItemReply[];
}

export class CardOnFileReply {
  @Text({ nullable: true }) stripe_payment_method_id: string | null;
}

export class TakenReply {
  @Flag() received: number;
}
