import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A person who rides. */
@Entity('student')
export class Student extends BarnRow {
  @PrimaryColumn('uuid') studentId: string;
  @Column('uuid') personId: string;
  @Column('text', { nullable: true }) level: string | null;
  @Column('text', { nullable: true }) tack: string | null;
  @Column('text', { nullable: true }) generalNotes1: string | null;
  @Column('text', { nullable: true }) generalNotes2: string | null;
  @Column('text', { nullable: true }) generalNotes3: string | null;
  @Column('date', { nullable: true }) dateOfBirth: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
}

/** Undefined leaves a field as it is, null clears it. */
export type RiderDetails = Partial<Omit<Student, 'farmId' | 'studentId' | 'personId' | 'isActive'>>;
