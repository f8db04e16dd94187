import { ApiProperty } from '@nestjs/swagger';
import { PublicBarnQuery } from '../../../platform/auth/public-barn.js';
import { Count, DateOnly, Email, Money, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { LONGEST_MESSAGE } from '../../billing/contracts.js';
import { PERSON_LIMITS } from '../../people/contracts.js';
import { StrangersCardReply } from './strangers.replies.js';

export class VoucherStampInput extends PublicBarnQuery {
  @RequiredText({ max: 200, description: 'From `public/voucherForm`' }) stamp: string;
}

export class OrderVoucherInput extends VoucherStampInput {
  @RequiredText({ max: 40, description: 'What makes SHA-256 of `stamp.proof` begin with the zero bits asked for' })
  proof: string;
  @Text({ max: 200, optional: true, description: 'Left empty: whatever fills it in is no person' }) website?: string;
  @Money({ message: 'Please choose an amount', description: 'One of the amounts, or another within the bounds' })
  amount: number;
  @RequiredText({ max: PERSON_LIMITS.name, message: 'Please give your name' }) first_name: string;
  @Text({ max: PERSON_LIMITS.name, optional: true }) last_name?: string;
  @Email({ message: 'Please give your email address' }) email: string;
  @Text({ max: 100, optional: true, description: 'For whom it is; printed on it' }) given_to?: string;
  @Text({ max: LONGEST_MESSAGE, optional: true, description: 'Printed on it' }) message?: string;
}

export class PayVoucherInput extends VoucherStampInput {
  @Count({ max: 1_000_000_000, description: 'In cents with the fee, as shown; refused where it is another by now' })
  total: number;
}

export class VoucherPaidInput extends VoucherStampInput {
  @RequiredText({ max: 200, description: 'The id of the payment intent' }) reference: string;
}

/** What is paid, before anything is. */
export class OrderedVoucherReply {
  @Text() currency_code: string;
  @Money({ description: 'What the voucher is worth' }) amount: number;
  @Money({ description: 'What paying by card costs besides' }) fee: number;
  @Count({ description: 'In cents, with the fee' }) total: number;
  @DateOnly({ nullable: true, description: 'Null: it does not expire' }) expiry_date: string | null;
  @ApiProperty({ type: StrangersCardReply }) card: StrangersCardReply;
}

export class VoucherPaidReply {
  @OneOf(['sold'], { description: 'Voucher and receipt are on their way by mail' }) result: 'sold';
}
