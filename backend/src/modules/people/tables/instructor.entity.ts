import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A member of the staff whom lessons can name. */
@Entity('instructor')
export class Instructor extends BarnRow {
  @PrimaryColumn('uuid') instructorId: string;
  @Column('uuid') personId: string;
  /** Colour in the calendar. */
  @Column('uuid', { nullable: true }) colourId: string | null;
  @Column('text', { nullable: true }) availability: string | null;
  @Column('text', { nullable: true }) generalNotes: string | null;
  @Column('text', { nullable: true }) generalNotes2: string | null;
  @Column('text', { nullable: true }) generalNotes3: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
}

/** Undefined leaves a field as it is, null clears it. */
export type StaffDetails = Partial<Omit<Instructor, 'farmId' | 'instructorId' | 'personId' | 'isActive'>>;
