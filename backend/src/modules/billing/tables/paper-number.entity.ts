import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { NumberedPaper } from '../paper-events.js';

/** Read model: every number that a receipt, a credit note or a gift voucher got; it stays when the payment is deleted. */
@Entity('paper_number')
export class PaperNumber extends BarnRow {
  /** The payment or the voucher. */
  @PrimaryColumn('uuid') subjectId: string;
  @Column('text') paper: NumberedPaper;
  @Column('int') year: number;
  @Column('int') number: number;
}
