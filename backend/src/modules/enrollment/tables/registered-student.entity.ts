import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A student who is registered for a series; the places in its lessons are `lesson_person`'s. F12 */
@Entity('registered_student')
export class RegisteredStudent extends BarnRow {
  @PrimaryColumn('uuid') seriesId: string;
  @PrimaryColumn('uuid') studentId: string;
  @Column('timestamptz') registeredAt: Date;
}
