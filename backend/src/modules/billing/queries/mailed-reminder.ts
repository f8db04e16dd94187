import type { Sql } from '../../../platform/database/connect.js';
import { paperOf, type Paper } from '../papers/paper.js';
import { barnDay } from './item-rows.js';
import { askedMinor, dueDay, isOwed } from './payment-rows.js';

/** An invoice that a reminder names, as it is when the mail is written. */
export interface RemindedInvoice {
  readonly invoiceId: string;
  readonly invoiceNumber: number;
  readonly due: string | null;
  readonly openMinor: number;
}

export interface MailedReminder {
  /** The oldest; of others only numbers are told. */
  readonly paper: Paper;
  readonly invoices: readonly [RemindedInvoice, ...RemindedInvoice[]];
  /** The barn's words for the latest step that it is about. */
  readonly text: string;
}

/** Undefined once everything that it would name is paid or withdrawn. */
export async function mailedReminder(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  mailId: string,
): Promise<MailedReminder | undefined> {
  const found = await sql<(RemindedInvoice & { text: string | null })[]>`
    select pay.payment_id as "invoiceId", pay.invoice_number as "invoiceNumber", ${dueDay(sql)} as due,
      ${askedMinor(sql, barnDay(sql, farmId, now))} as "openMinor",
      f.preferences ->> ('payment_reminder_' || max(r.step) over () || '_text') as text
    from payment_reminder r
    join payment pay on pay.farm_id = r.farm_id and pay.payment_id = r.payment_id
    join farm f on f.farm_id = r.farm_id
    where r.farm_id = ${farmId} and r.mail_id = ${mailId} and ${isOwed(sql)}
    order by pay.received, pay.invoice_number`;
  const [first, ...others] = found.map(({ text: _, ...invoice }) => invoice);
  const paper = first && (await paperOf(sql, { farmId, now }, first.invoiceId));
  return paper && { paper, invoices: [first, ...others], text: found[0]?.text?.trim() ?? '' };
}
