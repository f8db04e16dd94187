import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Free text about one thing of the barn (a lesson, an enrolment, a package, a payment) or sent with one message; no row, no text. */
@Entity('remark')
export class Remark extends BarnRow {
  @PrimaryColumn('uuid') subjectId: string;
  @Column('text') remark: string;
}
