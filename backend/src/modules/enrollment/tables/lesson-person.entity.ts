import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** One time a student was put into a lesson. Kept by the projection beside; nobody else writes it. */
@Entity('lesson_person')
export class LessonPerson extends BarnRow {
  @PrimaryColumn('uuid') lessonPersonId: string;
  @Column('uuid') lessonId: string;
  @Column('uuid') studentId: string;
  @Column('uuid', { nullable: true }) horseId: string | null;
  @Column('text') statusCode: string;
  @Column('boolean') isCancelled: boolean;
  @Column('timestamptz', { nullable: true }) cancelledAt: string | null;
  @Column('text', { nullable: true }) cancelUnit: string | null;
  @Column('text', { nullable: true }) cancelCompensation: string | null;
  @Column('uuid', { nullable: true }) packageId: string | null;
  @Column('boolean') paid: boolean;
  @Column('uuid', { nullable: true }) makeupOf: string | null;
  @Column('timestamptz') enrolledAt: string;
}
