import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Everybody a barn knows. `billingPersonId`: own id for account holders, the holder's for members, null for staff. A15 */
@Entity('person')
export class Person extends BarnRow {
  @PrimaryColumn('uuid') personId: string;
  @Column('text') firstName: string;
  @Column('text', { default: '' }) lastName: string;
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
  @Column('text', { nullable: true }) contactEmail: string | null;
  @Column('text', { nullable: true }) contactMobile: string | null;
  @Column('text', { nullable: true }) contactHomephone: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

type Reached = 'lastName' | 'contactEmail' | 'contactMobile' | 'contactHomephone';
/** Undefined leaves a field as it is, null clears it. */
export type Contact = Pick<Person, 'firstName'> & Partial<Pick<Person, Reached>>;
