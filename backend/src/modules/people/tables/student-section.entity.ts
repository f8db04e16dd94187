import { Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A section that a student's family may book, or add lessons of, if the barn restricts sections. B01 B02 */
@Entity('student_section')
export class StudentSection extends BarnRow {
  @PrimaryColumn('uuid') studentId: string;
  @PrimaryColumn('uuid') sectionId: string;
  @PrimaryColumn('text') purpose: 'book' | 'add';
}
