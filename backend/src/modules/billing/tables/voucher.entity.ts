import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: gift vouchers. Who bought one is its payment's account, who redeemed it its credit's. Minor units. */
@Entity('voucher')
export class Voucher extends BarnRow {
  @PrimaryColumn('uuid') voucherId: string;
  @Column('uuid') paymentId: string;
  @Column('bigint') amountMinor: number;
  @Column('date') soldOn: string;
  /** Null: it does not expire. */
  @Column('date', { nullable: true }) expiryDate: string | null;
  @Column('date', { nullable: true }) redeemedOn: string | null;
  @Column('uuid', { nullable: true }) creditId: string | null;
  @Column('date', { nullable: true }) cancelledOn: string | null;
  /** The money that was given back. */
  @Column('uuid', { nullable: true }) refundId: string | null;
  @Column('timestamptz') createdAt: Date;
}

export const voucherTable = readTable(Voucher);
