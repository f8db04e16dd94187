import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { discount } from '../records/discount.js';

/** What the barn takes off its prices; amounts as people say them, in minor units in the table. */
@Entity('discount')
export class Discount extends describedRow(discount) {
  @PrimaryColumn('uuid', { name: 'discount_id' }) id: string;
}
