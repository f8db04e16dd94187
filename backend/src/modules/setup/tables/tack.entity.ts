import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { tack } from '../records/named.js';

/** What a horse is ridden with. */
@Entity('tack')
export class Tack extends describedRow(tack) {
  @PrimaryColumn('uuid', { name: 'tack_id' }) id: string;
}
