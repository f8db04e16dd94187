import { Column, Entity } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';

/** The last position of a barn's log; its row is the lock that makes a barn's commands run one after another. */
@Entity('farm_clock')
export class FarmClock extends BarnRow {
  @Column('bigint', { default: 0 }) position: number;
}
