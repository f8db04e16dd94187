import type { Sql } from '../../../platform/database/connect.js';
import type { OpenInvoice, RemindedAccount } from '../domain/decide-reminders.js';
import { barnDay } from '../queries/item-rows.js';
import { askedMinor, dueDay, dueMinor, isOwed } from '../queries/payment-rows.js';

export interface FoundAccount extends RemindedAccount {
  readonly name: string;
  readonly invoices: readonly (OpenInvoice & { readonly openMinor: number })[];
}

type Row = Omit<FoundAccount, 'invoices'> & FoundAccount['invoices'][number];
interface Asked {
  readonly farmId: string;
  readonly now: Date;
  /** Undefined: all that have an open invoice with a due date. */
  readonly accountIds?: readonly string[];
}

/** Accounts with open invoices, by name; of each the oldest invoice first. */
export async function accountsToRemind(sql: Sql, { farmId, now, accountIds }: Asked): Promise<FoundAccount[]> {
  const today = barnDay(sql, farmId, now);
  const rows = await sql<Row[]>`
    with told as (
      select r.payment_id, max(r.created_at at time zone f.time_zone)::date = ${today} as today,
        array_remove(array_agg(r.step) filter (where r.instalment is null or r.instalment = ${dueDay(sql)}), null) as steps
      from payment_reminder r join farm f on f.farm_id = r.farm_id
      join payment pay on pay.farm_id = r.farm_id and pay.payment_id = r.payment_id
      where r.farm_id = ${farmId} group by r.payment_id)
    select pay.billing_person_id as "accountId", holder.person_name as name,
      holder.is_active and coalesce(holder.contact_email, '') <> '' as "hasAddress",
      hold.billing_person_id is not null as "isHeld",
      bool_or(coalesce(told.today, false)) over (partition by pay.billing_person_id) as "isRemindedToday",
      pay.payment_id as "invoiceId", ${dueDay(sql)} as due, ${askedMinor(sql, today)} as "openMinor",
      ${dueMinor(sql, today)} <= 0 as "isLater", coalesce(told.steps, '{}') as reminded
    from payment pay
    join person holder on holder.farm_id = pay.farm_id and holder.person_id = pay.billing_person_id
    left join reminder_hold hold on hold.farm_id = pay.farm_id and hold.billing_person_id = pay.billing_person_id
    left join told on told.payment_id = pay.payment_id
    where pay.farm_id = ${farmId} and ${isOwed(sql)}
      and ${accountIds ? sql`pay.billing_person_id = any(${accountIds}::uuid[])` : sql`pay.due_date is not null`}
    order by holder.person_name, pay.billing_person_id, pay.received, pay.invoice_number`;
  const accounts = new Map<string, FoundAccount & { invoices: FoundAccount['invoices'][number][] }>();
  for (const { invoiceId, due, openMinor, isLater, reminded, ...account } of rows) {
    const found = accounts.get(account.accountId) ?? { ...account, invoices: [] };
    found.invoices.push({ invoiceId, due, openMinor, isLater, reminded });
    accounts.set(account.accountId, found);
  }
  return [...accounts.values()];
}
