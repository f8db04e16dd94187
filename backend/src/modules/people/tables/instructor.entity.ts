import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A person whom lessons can name: an instructor or other staff. */
@Entity('instructor')
export class Instructor extends BarnRow {
  @PrimaryColumn('uuid') instructorId: string;
  @Column('uuid') personId: string;
  /** In the calendar. */
  @Column('uuid', { nullable: true }) colourId: string | null;
  @Column('text', { nullable: true }) availability: string | null;
  @Column('text', { nullable: true }) generalNotes: string | null;
  @Column('text', { nullable: true }) generalNotes2: string | null;
  @Column('text', { nullable: true }) generalNotes3: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
}

/** What the barn writes about somebody of its staff. Undefined leaves a detail as it is, null empties it. */
export type StaffDetails = Partial<Omit<Instructor, 'farmId' | 'instructorId' | 'personId' | 'isActive'>>;
