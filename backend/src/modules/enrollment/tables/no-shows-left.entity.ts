import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** No-shows in a row of which staff said *Not this time*; it counts until the mark is set anew. Written by its projection only. */
@Entity('no_shows_left')
export class NoShowsLeft extends BarnRow {
  /** The place of the last no-show. */
  @PrimaryColumn('uuid') lessonPersonId: string;
  /** As many as there were; one more is another question. */
  @Column('int') inARow: number;
  @Column('timestamptz') leftAt: string;
  /** The login of whoever said so. */
  @Column('uuid') leftBy: string;
  /** Of the remark that says why. */
  @Column('uuid', { nullable: true }) reasonId: string | null;
}

export const noShowsLeft = readTable(NoShowsLeft);
