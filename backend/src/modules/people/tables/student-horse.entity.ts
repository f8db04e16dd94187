import { Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A horse that a student's family may name when it adds a lesson. A08 */
@Entity('student_horse')
export class StudentHorse extends BarnRow {
  @PrimaryColumn('uuid') studentId: string;
  @PrimaryColumn('uuid') horseId: string;
}
