import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: a lesson as it is now. Dates and times are the barn's local time, `startsAt` and `endsAt` instants. Cancelled ones stay. */
@Entity('lesson')
export class Lesson extends BarnRow {
  @PrimaryColumn('uuid') lessonId: string;
  /** Number of the lesson's events; a screen with a lower one is stale. */
  @Column('int') version: number;
  @Column('uuid', { nullable: true }) seriesId: string | null;
  @Column('text', { nullable: true }) seriesDescription: string | null;
  @Column('text') title: string;
  @Column('date') scheduledDate: string;
  @Column('time') startTime: string;
  @Column('date') endDate: string;
  @Column('time') endTime: string;
  @Column('timestamptz') startsAt: string;
  @Column('timestamptz') endsAt: string;
  @Column('boolean') isAllday: boolean;
  @Column('uuid') sectionId: string;
  @Column('uuid', { nullable: true }) instructorId: string | null;
  @Column('uuid') locationId: string;
  /** Null means no limit, and no booking by families. */
  @Column('int', { nullable: true }) maxEnrollment: number | null;
  /** SCH until the lesson is marked as held. */
  @Column('text') statusCode: string;
  @Column('boolean') isCancelled: boolean;
  @Column('text', { nullable: true }) cancelAction: string | null;
  @Column('text', { nullable: true }) cancelReason: string | null;
  @Column('jsonb') extraStaff: readonly { id: string; task_id: string; instructor_id: string }[];
}
