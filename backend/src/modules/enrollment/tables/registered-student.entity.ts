import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A student who is registered for a series, or whom staff are asked to register; the places in its lessons are `lesson_person`'s. F12 */
@Entity('registered_student')
export class RegisteredStudent extends BarnRow {
  @PrimaryColumn('uuid') seriesId: string;
  @PrimaryColumn('uuid') studentId: string;
  @Column('timestamptz') registeredAt: Date;
  @Column('text', { default: 'registered' }) state: 'registered' | 'asked';
  /** How many of the session's lessons were to come, of how many; null of whoever paid for all of them. */
  @Column('int', { nullable: true }) lessons: number | null;
  @Column('int', { nullable: true }) ofLessons: number | null;
}
