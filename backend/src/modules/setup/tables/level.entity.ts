import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { level } from '../records/level.js';

/** How far a rider is. */
@Entity('level')
export class Level extends describedRow(level) {
  @PrimaryColumn('uuid', { name: 'level_id' }) id: string;
}
