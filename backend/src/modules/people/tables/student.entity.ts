import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import type { Details } from '../../../platform/records/record.js';
import { riding } from '../records/student.js';

/** A person who rides. */
@Entity('student')
export class Student extends describedRow({ fields: riding }) {
  @PrimaryColumn('uuid') studentId: string;
  @Column('uuid') personId: string;
  /** One of the barn's levels, confirmed; null for none. What is noted as `level` counts only until then. */
  @Column('uuid', { nullable: true }) levelId: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
}

export type RiderDetails = Details<typeof riding>;
