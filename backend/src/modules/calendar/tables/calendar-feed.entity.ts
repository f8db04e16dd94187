import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { FeedKind } from '../events.js';

/** An address by which a calendar program reads lessons. The id opens nothing: the address has a seal, which is stored nowhere. */
@Entity('calendar_feed')
export class CalendarFeed extends BarnRow {
  @PrimaryColumn('uuid') feedId: string;
  @Column('text') kind: FeedKind;
  /** An instructor, a horse, a location or the barn itself. */
  @Column('uuid') subjectId: string;
  /** Whose eyes it has: it shows what this login may see at the moment, and ends with it. */
  @Column('uuid') loginId: string;
  @Column('uuid', { nullable: true }) personId: string | null;
  @Column('timestamptz') createdAt: Date;
  /** To the hour. */
  @Column('timestamptz', { nullable: true }) lastReadAt: Date | null;
}
