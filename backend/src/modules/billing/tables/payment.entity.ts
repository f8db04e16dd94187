import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlannedPart } from '../domain/planned-parts.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: money received, owed on an invoice, or refunded (negative). Minor units. */
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
  @Column('date') received: string;
  @Column('text', { nullable: true }) reference: string | null;
  /** The invoice that this money paid. */
  @Column('uuid', { nullable: true }) invoiceId: string | null;
  /** Only invoices have one; without gaps within a barn. E06 */
  @Column('int', { nullable: true }) invoiceNumber: number | null;
  @Column('boolean') paid: boolean;
  @Column('boolean') isQuickpay: boolean;
  /** The payment that is refunded, and the cancelled enrolment. */
  @Column('uuid', { nullable: true }) refundOf: string | null;
  @Column('uuid', { nullable: true }) refundFor: string | null;
  /** `pending` waits for an administrator; `failed` did not go after all; `declined` is not given. C09 */
  @Column('text', { nullable: true }) refundState: 'pending' | 'done' | 'failed' | 'declined' | null;
  /** Of an invoice: what part payments have paid of it. E06 */
  @Column('bigint', { default: 0 }) partPaidMinor: number;
  /** Of money that was received once and divided: the first of its payments. E06 */
  @Column('uuid', { nullable: true }) receiptId: string | null;
  /** The credit that this money became. C11 */
  @Column('uuid', { nullable: true }) creditId: string | null;
  /** Of an invoice: the day until which it is to be paid, if it names one. */
  @Column('date', { nullable: true }) dueDate: string | null;
  /** Of an invoice that is paid by instalments; null: as a whole. */
  @Column('jsonb', { nullable: true }) instalments: readonly PlannedPart[] | null;
  @Column('timestamptz') createdAt: Date;
}
