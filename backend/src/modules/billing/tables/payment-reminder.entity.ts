import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: of which invoice a family was reminded, when, and by which mail. */
@Entity('payment_reminder')
export class PaymentReminder extends BarnRow {
  @PrimaryColumn('uuid') reminderId: string;
  @Column('uuid') paymentId: string;
  /** The same for what one mail names. */
  @Column('uuid') mailId: string;
  /** What staff asked for at once; null: the clock did. */
  @Column('uuid', { nullable: true }) runId: string | null;
  /** The barn's first, second or third reminder; null: by hand. */
  @Column('int', { nullable: true }) step: number | null;
  /** The day of the instalment that it was about; null: the invoice is paid as a whole. */
  @Column('date', { nullable: true }) instalment: string | null;
  @Column('timestamptz') createdAt: Date;
}
