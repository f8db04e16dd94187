import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A family as the provider knows it on one account of the barn; ids alone, cards stay with the provider. */
@Entity('card_customer')
export class CardCustomer extends BarnRow {
  /** The account holder. */
  @PrimaryColumn('uuid') personId: string;
  /** The barn's: after it was connected to another, families are new there. */
  @PrimaryColumn('text') accountId: string;
  @Column('text') customerId: string;
  /** The card that the barn may charge. E12 */
  @Column('text', { nullable: true }) paymentMethodId: string | null;
}
