import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** One time that care was given to one horse. */
@Entity('care_entry')
export class CareEntry extends BarnRow {
  @PrimaryColumn('uuid') careEntryId: string;
  @Column('uuid') horseId: string;
  @Column('uuid') careKindId: string;
  /** The barn's local date. */
  @Column('date') doneOn: string;
  @Column('text', { nullable: true }) doneBy: string | null;
  @Column('text', { nullable: true }) remark: string | null;
  /** In the barn's currency. */
  @Column('int', { nullable: true }) costMinor: number | null;
  /** When it is due again, where that is not by the interval. */
  @Column('date', { nullable: true }) nextOn: string | null;
}
