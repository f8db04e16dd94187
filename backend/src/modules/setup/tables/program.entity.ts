import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { program } from '../records/program.js';

/** What sections teach; packages pay for lessons of their programs. */
@Entity('program')
export class Program extends describedRow(program) {
  @PrimaryColumn('uuid', { name: 'program_id' }) id: string;
}
