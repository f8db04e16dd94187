import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** That a rider's later places are released after no-shows in a row: announced, or done. Written by its projection only. */
@Entity('no_show_release')
export class NoShowRelease extends BarnRow {
  /** The place of the last no-show when it was announced. */
  @PrimaryColumn('uuid') lessonPersonId: string;
  /** By which the ledger of mails knows it. */
  @Column('uuid') noticeId: string;
  @Column('int') inARow: number;
  /** Between the family's mail and the release. */
  @Column('int') days: number;
  @Column('timestamptz') announcedAt: string;
  @Column('timestamptz', { nullable: true }) releasedAt: string | null;
}

export const noShowRelease = readTable(NoShowRelease);
