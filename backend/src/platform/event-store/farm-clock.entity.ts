import { Column, Entity } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';

/** Last position of a barn's log; its row lock serialises the barn's commands. */
@Entity('farm_clock')
export class FarmClock extends BarnRow {
  @Column('bigint', { default: 0 }) position: number;
}
