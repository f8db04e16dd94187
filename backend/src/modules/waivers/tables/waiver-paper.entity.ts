import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { PaperDetails } from '../domain/signed-paper.js';

/** What stands on a signed waiver: personal data, outside of the log. */
@Entity('waiver_paper')
export class WaiverPaper extends BarnRow {
  @PrimaryColumn('text') waiverId: string;
  @Column('text') title: string;
  @Column('text') firstName: string;
  @Column('text') lastName: string;
  @Column('text') email: string;
  @Column('date', { nullable: true }) expiresOn: string | null;
  @Column('boolean') verified: boolean;
  @Column('jsonb') details: PaperDetails;
  /** When the provider was asked for it; an older answer changes nothing. An own one is as it was signed. */
  @Column('timestamptz') readAt: Date;
}
