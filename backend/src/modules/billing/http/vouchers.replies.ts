import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';

export const VOUCHER_STATES = ['open', 'redeemed', 'expired', 'cancelled'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export class VoucherReply {
  @Id() id: string;
  @Text({ description: 'The last four signs of its code' }) code_end: string;
  @Money() amount: number;
  @DateOnly() sold_on: string;
  @DateOnly({ nullable: true, description: 'Null: it does not expire' }) expiry_date: string | null;
  @OneOf(VOUCHER_STATES) state: VoucherState;
  @Id({ description: 'The account holder who bought it' }) buyer_id: string;
  @Text() buyer: string;
  @Text({ nullable: true, description: 'Where it can be mailed to; null: nowhere' }) buyer_email: string | null;
  @Text({ nullable: true, description: 'How it was paid' }) payment_method: string | null;
  @Text({ nullable: true, description: 'For whom it is' }) given_to: string | null;
  @Text({ nullable: true, description: 'From whom it is' }) given_by: string | null;
  @DateOnly({ nullable: true }) redeemed_on: string | null;
  @Text({ nullable: true, description: 'The rider whose credit it became' }) redeemed_for: string | null;
  @Id({ nullable: true, description: 'The account holder of that rider' }) redeemed_by_id: string | null;
  @DateOnly({ nullable: true }) cancelled_on: string | null;
  @Text({ nullable: true, description: 'How the money went back' }) returned_by: string | null;
}

export class VoucherSumsReply {
  @Money({ description: 'All that was ever sold: what is redeemed, cancelled and open together' }) sold: number;
  @Money() redeemed: number;
  @Money() cancelled: number;
  @Money({ description: 'Neither redeemed nor cancelled, expired ones among them' }) open: number;
  @Money({ description: 'Of what is open' }) expired: number;
}

export class VouchersReply {
  @ApiProperty({ type: VoucherReply, isArray: true, description: 'The newest first' }) vouchers: VoucherReply[];
  @Count({ description: 'How many there are of those that were asked for' }) size: number;
  @ApiProperty({ type: VoucherSumsReply, description: 'Of all vouchers of the barn' }) sums: VoucherSumsReply;
  @DateOnly({ nullable: true, description: 'Of one that is sold today, as the settings say; null: it does not expire' })
  usual_expiry: string | null;
}

export class SoldVoucherReply {
  @Id() id: string;
}

export class VoucherOfferReply {
  @Money({ description: 'What it gives as a credit' }) amount: number;
  @Text({ description: 'The rider whose credit it becomes' }) credit_for: string;
  @DateOnly({ nullable: true, description: 'Null: it does not expire' }) expiry_date: string | null;
  @Flag({ description: '1: staff alone may redeem it' }) is_expired: number;
}

export class RedeemedVoucherReply {
  @Money() amount: number;
  @Text({ description: 'The rider whose credit it is' }) credit_for: string;
}

export class VouchersOfferedReply {
  @Flag({ description: '1: the barn has sold vouchers, so that families redeem them' }) has_vouchers: number;
}
