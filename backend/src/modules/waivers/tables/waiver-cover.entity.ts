import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: a rider whom a waiver of the barn's own is for. */
@Entity('waiver_cover')
export class WaiverCover extends BarnRow {
  @PrimaryColumn('uuid') coverId: string;
  @Column('uuid') signingId: string;
  @Column('uuid') personId: string;
}
