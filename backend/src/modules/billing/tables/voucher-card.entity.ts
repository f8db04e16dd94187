import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** What is printed on a gift voucher and stands in no log: by its code it is spent, and the names are of people. */
@Entity('voucher_card')
export class VoucherCard extends BarnRow {
  @PrimaryColumn('uuid') voucherId: string;
  /** Twelve signs, without what stands between them; unique in the barn. */
  @Column('text') code: string;
  @Column('text', { nullable: true }) givenTo: string | null;
  @Column('text', { nullable: true }) givenBy: string | null;
  /** What the buyer writes to whom it is for. */
  @Column('text', { nullable: true }) message: string | null;
}
