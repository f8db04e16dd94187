import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import type { Details } from '../../../platform/records/record.js';
import { staffKept } from '../records/staff.js';

/** A member of the staff whom lessons can name. */
@Entity('instructor')
export class Instructor extends describedRow({ fields: staffKept }) {
  @PrimaryColumn('uuid') instructorId: string;
  @Column('uuid') personId: string;
  @Column('boolean', { default: true }) isActive: boolean;
}

export type StaffDetails = Details<typeof staffKept>;
