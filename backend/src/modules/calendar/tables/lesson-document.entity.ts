import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/**
 * Derived: one lesson as finished JSON text, as the wire has it. `lesson` is one object; students, horses and tasks are objects joined by
 * commas, empty where there are none. Dates and time are the barn's wall clock and order the calendar.
 */
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
}
