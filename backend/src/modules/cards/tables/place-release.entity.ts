import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Places that are released unless what of an invoice was due on a day, and was charged in vain, is paid before. */
@Entity('place_release')
export class PlaceReleaseRow extends BarnRow {
  @PrimaryColumn('uuid') invoiceId: string;
  /** The due day of the tries that failed. */
  @PrimaryColumn('date') due: string;
  /** The account holder. */
  @Column('uuid') personId: string;
  @Column('date') releaseOn: string;
  /** When the family was reminded of it; null: not yet. */
  @Column('date', { nullable: true }) warnedOn: string | null;
  /** Somebody of the barn lets it wait, and why. */
  @Column('timestamptz', { nullable: true }) heldAt: Date | null;
  @Column('uuid', { nullable: true }) heldBy: string | null;
  @Column('text', { nullable: true }) heldReason: string | null;
  @Column('timestamptz', { nullable: true }) releasedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}
