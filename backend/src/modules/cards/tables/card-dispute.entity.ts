import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A payment by card that its owner disputes with the bank, as the provider tells it. Minor units. */
@Entity('card_dispute')
export class CardDispute extends BarnRow {
  /** The provider's. */
  @PrimaryColumn('text') disputeId: string;
  /** Billing's row of the money that was taken. */
  @Column('uuid') paymentId: string;
  @Column('text') intentId: string;
  @Column('bigint') amountMinor: number;
  @Column('text') state: 'open' | 'won' | 'lost';
  /** Until when the bank hears the barn; null where it does not, or before this was recorded. */
  @Column('timestamptz', { nullable: true }) evidenceBy: Date | null;
  @Column('timestamptz') createdAt: Date;
}
