import { Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A student that a member of the staff sees in a barn that restricts clients to staff. B03 */
@Entity('instructor_student')
export class InstructorStudent extends BarnRow {
  @PrimaryColumn('uuid') instructorId: string;
  @PrimaryColumn('uuid') studentId: string;
}
