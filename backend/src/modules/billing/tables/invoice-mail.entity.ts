import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** To whom an administrator sent an invoice or a receipt; the log keeps only that it was sent. R182 */
@Entity('invoice_mail')
export class InvoiceMail extends BarnRow {
  @PrimaryColumn('uuid') mailId: string;
  @Column('uuid') paymentId: string;
  @Column('text') emailTo: string;
  /** Of the attached file; null: as the paper is called. */
  @Column('text', { nullable: true }) fileName: string | null;
  /** A PDF that is sent instead of the paper that is drawn. */
  @Column('bytea', { nullable: true }) content: Buffer | null;
  @Column('timestamptz') createdAt: Date;
}
