import { Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A horse that a rider goes well with, or not at all. */
@Entity('student_horse_fit')
export class StudentHorseFit extends BarnRow {
  @PrimaryColumn('uuid') studentId: string;
  @PrimaryColumn('uuid') horseId: string;
  @PrimaryColumn('text') kind: 'favourite' | 'not';
}
