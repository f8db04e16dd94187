import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { section } from '../records/section.js';

/** A kind of lesson, and the defaults of a new event. F10 */
@Entity('section')
export class Section extends describedRow(section) {
  @PrimaryColumn('uuid', { name: 'section_id' }) id: string;
}
