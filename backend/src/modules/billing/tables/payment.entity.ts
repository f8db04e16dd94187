import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Money received, owed on an invoice, or given back, which is negative. Amounts in minor units. A read table of the log. */
@Entity('payment')
export class Payment extends BarnRow {
  @PrimaryColumn('uuid') paymentId: string;
  /** The account holder. */
  @Column('uuid') billingPersonId: string;
  @Column('text') transactionType: 'manual' | 'invoice' | 'online' | 'refund';
  @Column('text', { nullable: true }) paymentMethod: string | null;
  @Column('bigint') subtotalMinor: number;
  @Column('bigint') taxMinor: number;
  @Column('bigint') feeMinor: number;
  @Column('bigint') totalMinor: number;
  /** The day. */
  @Column('date') received: string;
  @Column('text', { nullable: true }) reference: string | null;
  /** Gapless in a barn; invoices alone have one. E06 */
  @Column('int', { nullable: true }) invoiceNumber: number | null;
  @Column('boolean') paid: boolean;
  @Column('boolean') isQuickpay: boolean;
  /** The payment that a refund goes back on, and the cancelled lesson student it is for. */
  @Column('uuid', { nullable: true }) refundOf: string | null;
  @Column('uuid', { nullable: true }) refundFor: string | null;
  /** Pending waits for an administrator. C09 */
  @Column('text', { nullable: true }) refundState: 'pending' | 'done' | null;
  @Column('timestamptz') createdAt: Date;
}
