import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ActivatableEntry } from './setup-entry.js';

/** What sections teach; packages pay for lessons of their programs. */
@Entity('program')
export class Program extends ActivatableEntry {
  @PrimaryColumn('uuid', { name: 'program_id' }) id: string;
  @Column('text') programName: string;
  @Column('text', { nullable: true }) programDesc: string | null;
  @Column('uuid') programTypeId: string;
  @Column('uuid', { nullable: true }) instructorId: string | null;
  @Column('uuid', { nullable: true }) locationId: string | null;
  /** Minutes. */
  @Column('int', { nullable: true }) duration: number | null;
}
