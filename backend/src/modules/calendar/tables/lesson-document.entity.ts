import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Derived: one lesson as JSON text. Students, horses, tasks are objects joined by commas; dates and times are the barn's local time. */
@Entity('lesson_document')
export class LessonDocument extends BarnRow {
  @PrimaryColumn('uuid') lessonId: string;
  @Column('date') scheduledDate: string;
  @Column('time') startTime: string;
  @Column('date') endDate: string;
  @Column('text') lesson: string;
  @Column('text') students: string;
  @Column('text') horses: string;
  @Column('text') tasks: string;
  /** What the calendar draws of it, without its people; what is 0 or nothing is left out. */
  @Column('text', { default: '' }) block: string;
}
