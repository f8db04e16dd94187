import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { closedDay } from '../records/closed-day.js';

/** When the barn is closed; without a last day it is the first alone. */
@Entity('closed_day')
export class ClosedDay extends describedRow(closedDay) {
  @PrimaryColumn('uuid', { name: 'closed_day_id' }) id: string;
}
