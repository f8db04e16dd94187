import { Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: accounts that get no reminders of invoices, because staff said so. */
@Entity('reminder_hold')
export class ReminderHold extends BarnRow {
  @PrimaryColumn('uuid') billingPersonId: string;
}
