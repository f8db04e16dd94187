import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ActivatableEntry } from './setup-entry.js';

/** A place where lessons are held. */
@Entity('location')
export class Location extends ActivatableEntry {
  @PrimaryColumn('uuid', { name: 'location_id' }) id: string;
  @Column('text') locationName: string;
  @Column('text', { nullable: true }) locationDescription: string | null;
}
