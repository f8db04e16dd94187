import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** One enrolment of a student in a lesson. Cancelled rows stay; whoever comes back gets a new row. Written by projections only. */
@Entity('lesson_person')
export class LessonPerson extends BarnRow {
  @PrimaryColumn('uuid') lessonPersonId: string;
  @Column('uuid') lessonId: string;
  @Column('uuid') studentId: string;
  @Column('uuid', { nullable: true }) horseId: string | null;
  /** A key of STATUS_NAMES; codes beginning with B came from the barn. R126 */
  @Column('text') statusCode: string;
  @Column('boolean') isCancelled: boolean;
  @Column('timestamptz', { nullable: true }) cancelledAt: string | null;
  /** What cancelling did to the lesson credit and what was issued (next column); null while active. C05 */
  @Column('text', { nullable: true }) cancelUnit: string | null;
  @Column('text', { nullable: true }) cancelCompensation: string | null;
  /** Minor units that were refunded, credited or taken off the invoice for it; null while active, and where nobody noted it. */
  @Column('bigint', { nullable: true }) cancelAmountMinor: number | null;
  /** The barn's own policy that decided, its version, what it charged (minor units) and whether it took a free cancellation. */
  @Column('uuid', { nullable: true }) cancelPolicyId: string | null;
  @Column('int', { nullable: true }) cancelPolicyVersion: number | null;
  @Column('bigint', { nullable: true }) cancelFeeMinor: number | null;
  @Column('boolean', { nullable: true }) cancelIsFree: boolean | null;
  /** Whether a cancellation waits for its place to be filled, or did, one of FILLINGS; the code that it waits for, or did in vain. */
  @Column('text', { nullable: true }) filling: string | null;
  @Column('text', { nullable: true }) awaitedCode: string | null;
  /** The covering package; written by billing's projection. */
  @Column('uuid', { nullable: true }) packageId: string | null;
  /** The package that its lesson credit went back to. C07 */
  @Column('uuid', { nullable: true }) returnedTo: string | null;
  /** Marked as paid by hand, without a payment. E08 */
  @Column('boolean') paid: boolean;
  /** The start that the family has confirmed; a lesson that has moved since is not. */
  @Column('timestamptz', { nullable: true }) confirmedStart: string | null;
  /** The missed enrolment that this one makes up for. C10 */
  @Column('uuid', { nullable: true }) makeupOf: string | null;
  @Column('timestamptz') enrolledAt: string;
}

export const lessonPerson = readTable(LessonPerson);
