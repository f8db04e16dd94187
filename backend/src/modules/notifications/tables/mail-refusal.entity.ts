import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { OptionalKind } from '../domain/mail-kinds.js';

/** A kind of mail that somebody of a family does not want; whoever has no row gets all of them. */
@Entity('mail_refusal')
export class MailRefusal extends BarnRow {
  @PrimaryColumn('uuid') personId: string;
  @PrimaryColumn('text') kind: OptionalKind;
  @Column('timestamptz') refusedAt: Date;
}
