import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { EnquiryState, Experience, PlaceState, Subject } from '../domain/enquiry.js';

/** What a stranger wrote to the barn. Erased as a whole. */
@Entity('enquiry')
export class Enquiry extends BarnRow {
  @PrimaryColumn('uuid') enquiryId: string;
  @Column('text') state: EnquiryState;
  @Column('text') wish: Subject;
  @Column('text') firstName: string;
  @Column('text') lastName: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
  /** Null: whoever writes rides. */
  @Column('text', { nullable: true }) riderName: string | null;
  @Column('int', { nullable: true }) birthYear: number | null;
  @Column('text', { nullable: true }) experience: Experience | null;
  @Column('text') message: string;
  /** The lesson of which a place is asked for. */
  @Column('uuid', { nullable: true }) lessonId: string | null;
  /** When it was to begin as it was asked for. */
  @Column('timestamptz', { nullable: true }) lessonStartsAt: Date | null;
  /** Kilograms, where the barn asks. */
  @Column('int', { nullable: true }) riderWeight: number | null;
  @Column('text', { nullable: true }) place: PlaceState | null;
  /** Staff who looks after it. */
  @Column('uuid', { nullable: true }) assigneeId: string | null;
  /** The client that it became. */
  @Column('uuid', { nullable: true }) personId: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  /** When something was last written or said of it. */
  @Column('timestamptz') touchedAt: Date;
}
