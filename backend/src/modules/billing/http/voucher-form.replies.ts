import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Money, Text } from '../../../platform/http/fields.js';

class OtherAmountReply {
  @Money() least: number;
  @Money() most: number;
}

export class VoucherFormReply {
  @Text({ description: 'To be sent with the form; good for one voucher' }) stamp: string;
  @Count({ description: 'How many zero bits SHA-256 of `stamp.proof` has to begin with' }) proof_bits: number;
  @Text() currency_code: string;
  @ApiProperty({ type: Number, isArray: true, description: 'What the barn proposes, the least first; may be empty' })
  amounts: number[];
  @ApiProperty({ type: OtherAmountReply, nullable: true, description: 'Null: no other amount than those' })
  other: OtherAmountReply | null;
  @DateOnly({ nullable: true, description: 'Until when one that is bought today is good; null: it does not expire' })
  expiry_date: string | null;
  @Flag({ description: '1: paying by card costs a fee besides, said before it is paid' }) has_fee: number;
}
