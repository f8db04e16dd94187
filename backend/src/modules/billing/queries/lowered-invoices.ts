import type { Sql } from '../../../platform/database/connect.js';

/**
 * What cancelled lessons took off unpaid invoices, a row each: `day` by the barn's clock, `net_minor` and `tax_minor` negative where it was
 * undone. An invoice as it stands now, and these, come to what it was written for. `version` is the change's place on the invoice.
 */
export const loweredInvoices = (sql: Sql, farmId: string) => sql`
  select bill.payment_id as invoice_id, e.version, greatest(bill.received, (e.occurred_at at time zone farm.time_zone)::date) as day,
    case e.type when 'billing.InvoiceLowered' then 1 else -1 end * (e.data ->> 'subtotalMinor')::bigint as net_minor,
    case e.type when 'billing.InvoiceLowered' then 1 else -1 end * (e.data ->> 'taxMinor')::bigint as tax_minor
  from payment bill
  join farm on farm.farm_id = bill.farm_id
  join event e on e.farm_id = bill.farm_id and e.stream = 'payment-' || bill.payment_id
    and e.type in ('billing.InvoiceLowered', 'billing.InvoiceRestored')
  where bill.farm_id = ${farmId} and bill.transaction_type = 'invoice'`;
