import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Money that the provider gives back to a card, as the provider tells it. Minor units. */
@Entity('card_refund')
export class CardRefund extends BarnRow {
  /** The provider's; of one that it refused, the key under which it was asked. */
  @PrimaryColumn('text') refundId: string;
  /** The refund of billing, or the payment by card that was not needed. */
  @Column('uuid') paymentId: string;
  /** Of the payment that it gives back of. */
  @Column('text') intentId: string;
  @Column('bigint') amountMinor: number;
  /** `pending`: on its way · `failed`: the card did not take it, the barn has the money again. */
  @Column('text') state: 'pending' | 'done' | 'failed';
  @Column('timestamptz') createdAt: Date;
}
