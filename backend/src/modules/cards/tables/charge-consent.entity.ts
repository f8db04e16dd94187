import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A family lets the barn charge what is due to one of its saved cards; deleted once it ends. */
@Entity('charge_consent')
export class ChargeConsent extends BarnRow {
  /** The account holder. */
  @PrimaryColumn('uuid') personId: string;
  /** The barn's with the provider, and the family there: of another one the card is not. */
  @Column('text') accountId: string;
  @Column('text') customerId: string;
  /** The provider's name of the card, and by which figures people know it. */
  @Column('text') cardId: string;
  @Column('text') lastFour: string;
  /** The login of whoever agreed. */
  @Column('uuid') agreedBy: string;
  @Column('timestamptz') agreedAt: Date;
}
