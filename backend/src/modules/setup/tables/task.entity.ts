import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { task } from '../records/named.js';

/** What extra staff do in a lesson. */
@Entity('task')
export class Task extends describedRow(task) {
  @PrimaryColumn('uuid', { name: 'task_id' }) id: string;
}
