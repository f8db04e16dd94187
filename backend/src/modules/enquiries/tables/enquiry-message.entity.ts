import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** What was written after an enquiry's first text, by either side. */
@Entity('enquiry_message')
export class EnquiryMessage extends BarnRow {
  @PrimaryColumn('uuid') messageId: string;
  @Column('uuid') enquiryId: string;
  /** Else by whoever made the enquiry. */
  @Column('boolean') byBarn: boolean;
  /** Of the staff; null where that is no person of the barn, or whoever made the enquiry. */
  @Column('uuid', { nullable: true }) authorId: string | null;
  @Column('text') body: string;
  @Column('timestamptz') createdAt: Date;
}
