import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/**
 * One enrolment: one time a student was put into a lesson. Cancelled rows stay, and a student who comes back gets a new one. Kept by
 * projections alone: enrollment's, and billing's for the package.
 */
@Entity('lesson_person')
export class LessonPerson extends BarnRow {
  @PrimaryColumn('uuid') lessonPersonId: string;
  @Column('uuid') lessonId: string;
  @Column('uuid') studentId: string;
  @Column('uuid', { nullable: true }) horseId: string | null;
  /** One of STATUS_NAMES; codes beginning with B came from the barn. R126 */
  @Column('text') statusCode: string;
  @Column('boolean') isCancelled: boolean;
  @Column('timestamptz', { nullable: true }) cancelledAt: string | null;
  /** What cancelling did to the lesson credit, and what was issued for it; null while active. C05 */
  @Column('text', { nullable: true }) cancelUnit: string | null;
  @Column('text', { nullable: true }) cancelCompensation: string | null;
  /** The package that pays for it; follows billing's events. */
  @Column('uuid', { nullable: true }) packageId: string | null;
  /** The package that its lesson credit went back to, while it has none. C07 */
  @Column('uuid', { nullable: true }) returnedTo: string | null;
  /** Marked as paid by staff, without a payment. E08 */
  @Column('boolean') paid: boolean;
  /** The missed enrolment this one makes up for. C10 */
  @Column('uuid', { nullable: true }) makeupOf: string | null;
  @Column('timestamptz') enrolledAt: string;
}

export const lessonPerson = readTable(LessonPerson);
