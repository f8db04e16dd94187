import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { location } from '../records/named.js';

/** A place where lessons are held. */
@Entity('location')
export class Location extends describedRow(location) {
  @PrimaryColumn('uuid', { name: 'location_id' }) id: string;
}
