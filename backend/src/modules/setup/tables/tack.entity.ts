import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ActivatableEntry } from './setup-entry.js';

/** What a horse is ridden with. */
@Entity('tack')
export class Tack extends ActivatableEntry {
  @PrimaryColumn('uuid', { name: 'tack_id' }) id: string;
  @Column('text') tackName: string;
  @Column('text', { nullable: true }) tackDescription: string | null;
}
