import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A voucher that a stranger wants to pay for. It is erased when it is paid, or can not be paid any more. */
@Entity('voucher_order')
export class VoucherOrder extends BarnRow {
  @PrimaryColumn('uuid') orderId: string;
  @Column('bigint') amountMinor: number;
  /** As it was said before paying. */
  @Column('date', { nullable: true }) expiryDate: string | null;
  @Column('text') firstName: string;
  @Column('text') lastName: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) givenTo: string | null;
  @Column('text', { nullable: true }) message: string | null;
  /** The card provider was asked for the money. */
  @Column('boolean') isBegun: boolean;
  @Column('timestamptz') createdAt: Date;
}
