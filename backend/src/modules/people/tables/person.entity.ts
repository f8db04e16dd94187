import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import type { Details } from '../../../platform/records/record.js';
import { called } from '../records/person.js';

/** Everybody a barn knows. `billingPersonId`: own id for account holders, the holder's for members, null for staff. A15 */
@Entity('person')
export class Person extends describedRow({ fields: called }) {
  @PrimaryColumn('uuid') personId: string;
  /** First and last name; a generated column. */
  @Column({
    type: 'text',
    generatedType: 'STORED',
    asExpression: `TRIM(BOTH FROM ((first_name || ' '::text) || last_name))`,
    insert: false,
    update: false,
  })
  personName: string;
  @Column('uuid', { nullable: true }) billingPersonId: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  /** What the barn knew of this person was erased; the row stays, because lessons and money refer to it. */
  @Column('timestamptz', { nullable: true }) erasedAt: Date | null;
}

export type Contact = Pick<Person, 'firstName'> & Details<typeof called>;
