import { ApiProperty } from '@nestjs/swagger';
import { ReleaseReply } from './releases.replies.js';
import { Count, DateOnly, Flag, Id, Money, RequiredText, Text } from '../../../platform/http/fields.js';

export class DueChargesQuery {
  @Id({ description: 'Anybody of the account' }) person_id: string;
}

export class AgreeToChargesInput extends DueChargesQuery {
  @RequiredText({ max: 200, description: 'A saved card of the family' }) payment_method: string;
}

export class TryChargeInput extends DueChargesQuery {
  @Id({ description: 'The invoice' }) payment_id: string;
}

class ConsentReply {
  @Text({ description: 'Of the card' }) last4: string;
  @DateOnly() since: string;
  @Text({ nullable: true, description: 'Who agreed' }) by: string | null;
}

class DueChargeReply {
  @Id({ description: 'The invoice' }) payment_id: string;
  @Count() invoice_number: number;
  @Money({ description: 'What is charged next with the card fee; where nothing is, all that is open' }) amount: number;
  @DateOnly({ nullable: true, description: 'When it is charged; null: not by itself any more' }) on: string | null;
  @DateOnly({ nullable: true, description: 'When the card was last charged in vain' }) failed_on: string | null;
  @Text({ nullable: true, description: 'Why, in the bank’s words' }) reason: string | null;
  @Flag({ description: '1: the next try may be brought forward' }) can_try: number;
  @ApiProperty({ type: ReleaseReply, nullable: true, description: 'What is released unless it is paid; null: nothing' })
  release: ReleaseReply | null;
}

export class DueChargesReply {
  @Flag({ description: 'Whether the barn lets families have it' }) is_offered: number;
  @ApiProperty({ type: ConsentReply, nullable: true, description: 'Null: nothing is charged by itself' })
  agreed: ConsentReply | null;
  @ApiProperty({ type: DueChargeReply, isArray: true, description: 'By invoice' }) charges: DueChargeReply[];
}

class KeptCardReply {
  @Text() id: string;
  @Text() last4: string;
  @Text() brand: string;
}

export class KeptCardsReply {
  @ApiProperty({ type: KeptCardReply, isArray: true }) cards: KeptCardReply[];
}
