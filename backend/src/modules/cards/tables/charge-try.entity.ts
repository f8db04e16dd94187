import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** One of three tries to charge what of an invoice is due; its key lets nobody make it twice. */
@Entity('charge_try')
export class ChargeTryRow extends BarnRow {
  @PrimaryColumn('uuid') invoiceId: string;
  /** The due day that it is for. */
  @PrimaryColumn('date') due: string;
  @PrimaryColumn('int') tryNumber: number;
  /** The barn's day. */
  @Column('date') triedOn: string;
  /** The payment by card that it became; null until the provider is asked. */
  @Column('uuid', { nullable: true }) paymentId: string | null;
  /** In the bank's words; null: it is under way, or paid. */
  @Column('text', { nullable: true }) failure: string | null;
  /** As it was when it failed; null: it was the last one. */
  @Column('date', { nullable: true }) nextTry: string | null;
  @Column('timestamptz') createdAt: Date;
}
