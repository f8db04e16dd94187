import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A program whose lessons a product pays for; a product without any pays for all. C02 */
@Entity('product_program')
export class ProductProgram extends BarnRow {
  @PrimaryColumn('uuid') productId: string;
  @PrimaryColumn('uuid') programId: string;
  /** The wire's id of it. */
  @Column('uuid') linkId: string;
}
