import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { TimeOffState } from '../time-off-events.js';

/** Days on which somebody of the staff does not work. Why, administrators and whoever it is read. */
@Entity('staff_time_off')
export class StaffTimeOff extends BarnRow {
  @PrimaryColumn('uuid') timeOffId: string;
  @Column('uuid') instructorId: string;
  @Column('date') fromDate: string;
  /** The last day off. */
  @Column('date') untilDate: string;
  /** On the barn's clocks, of a single day; null: all of it. */
  @Column('time', { nullable: true }) startTime: string | null;
  @Column('time', { nullable: true }) endTime: string | null;
  @Column('text') state: TimeOffState;
  @Column('text', { nullable: true }) reason: string | null;
  /** What was written with the answer. */
  @Column('text', { nullable: true }) answer: string | null;
  @Column('timestamptz') askedAt: Date;
  /** The person who answered. */
  @Column('uuid', { nullable: true }) settledBy: string | null;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
}
