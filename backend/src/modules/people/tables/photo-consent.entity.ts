import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { PhotoAnswer } from '../domain/decide-photo-consent.js';

/** Whether pictures of a rider may be taken, and who sees them. Without a row nobody has answered. */
@Entity('photo_consent')
export class PhotoConsent extends BarnRow {
  @PrimaryColumn('uuid') studentId: string;
  @Column('text') answer: PhotoAnswer;
  @Column('uuid', { nullable: true }) answeredBy: string | null;
  /** Staff noted it for the family, from paper. */
  @Column('boolean') byStaff: boolean;
  @Column('timestamptz') answeredAt: Date;
}
