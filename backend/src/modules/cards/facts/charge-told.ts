import type { Sql } from '../../../platform/database/connect.js';
import { chargedInvoices, type ChargedInvoice } from './charged-invoices.js';

/** What is told of an invoice that is charged to a saved card, or was in vain; days are the barn's. */
export interface ToldCharge {
  readonly invoiceId: string;
  /** The account holder. */
  readonly personId: string;
  /** The last figures of the card; null once that has ended. */
  readonly lastFour: string | null;
  /** When it is charged; null: not by itself any more. */
  readonly on: string | null;
  /** When the card was last charged in vain. */
  readonly failedOn: string | null;
}

/** Undefined: nothing is to be told. */
export function toldOf({ planned, failed, today, consent, ...invoice }: ChargedInvoice): ToldCharge | undefined {
  if (!planned && !failed) return undefined;
  const { invoiceId, personId } = invoice;
  const on = planned ? (planned.on > today ? planned.on : today) : null;
  return { invoiceId, personId, lastFour: consent?.lastFour ?? null, on, failedOn: failed?.on ?? null };
}

/** Of all families: the open invoices of those that have agreed to it, and those that were tried. */
export async function toldCharges(sql: Sql, asker: { farmId: string; now: Date }): Promise<ToldCharge[]> {
  const invoices = await chargedInvoices(
    sql,
    asker,
    sql`(exists (select from charge_consent c where c.farm_id = pay.farm_id and c.person_id = pay.billing_person_id)
      or exists (select from charge_try t where t.farm_id = pay.farm_id and t.invoice_id = pay.payment_id))`,
  );
  return invoices.flatMap((invoice) => toldOf(invoice) ?? []);
}
