import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** To whom a saved report is mailed; the only place of the address. */
@Entity('saved_report_recipient')
export class SavedReportRecipient extends BarnRow {
  @PrimaryColumn('uuid') recipientId: string;
  @Column('uuid') savedReportId: string;
  @Column('text') email: string;
}
