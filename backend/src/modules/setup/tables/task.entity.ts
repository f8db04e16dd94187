import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ActivatableEntry } from './setup-entry.js';

/** What extra staff do in a lesson. */
@Entity('task')
export class Task extends ActivatableEntry {
  @PrimaryColumn('uuid', { name: 'task_id' }) id: string;
  @Column('text') taskName: string;
  @Column('text', { nullable: true }) taskDescription: string | null;
}
