import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** When somebody of the staff usually works, on the barn's clocks. Without a row nobody has said, and nobody is warned. */
@Entity('staff_hours')
export class StaffHours extends BarnRow {
  @PrimaryColumn('uuid') instructorId: string;
  /** Monday is 1. */
  @PrimaryColumn('smallint') weekday: number;
  @PrimaryColumn('time') startTime: string;
  @Column('time') endTime: string;
}
