import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Free text about one thing of the barn (lesson, enrolment, package, payment) or with one message; no row means no text. */
@Entity('remark')
export class Remark extends BarnRow {
  @PrimaryColumn('uuid') subjectId: string;
  @Column('text') remark: string;
}
