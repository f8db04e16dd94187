import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ActivatableEntry } from './setup-entry.js';

/** A kind of lesson, and the defaults of a new event. F10 */
@Entity('section')
export class Section extends ActivatableEntry {
  @PrimaryColumn('uuid', { name: 'section_id' }) id: string;
  @Column('text') sectionName: string;
  /** Minutes. */
  @Column('int') duration: number;
  /** Null means no limit for staff, and no booking by families. */
  @Column('int', { nullable: true }) maxEnrollment: number | null;
  @Column('uuid') programId: string;
  @Column('uuid', { nullable: true }) instructorId: string | null;
  @Column('uuid') locationId: string;
  @Column('uuid', { nullable: true }) productId: string | null;
}
