import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ActivatableEntry } from './setup-entry.js';

/** A group of programs; every barn begins with "Lessons". */
@Entity('program_type')
export class ProgramType extends ActivatableEntry {
  @PrimaryColumn('uuid', { name: 'program_type_id' }) id: string;
  @Column('text') programTypeName: string;
  @Column('text', { nullable: true }) description: string | null;
}
