import type { Sql } from '../../../platform/database/connect.js';
import { firstKnown } from '../../../platform/database/first-known.js';
import { streamName } from '../../../platform/event-store/stream.js';
import { paymentStream } from '../domain/payment.js';

/** Of an invoice: what something on it cost, and how that is taxed. */
export interface TaxedItem {
  readonly price: number;
  readonly tax_percent: number;
  readonly tax_included: boolean;
}

/** What money that went back corrects: the invoice that had been paid. */
export interface Correction {
  /** What it was called before credit notes were counted: by the invoice's number and the refund's place in the barn's log. */
  readonly formerNumber: string;
  readonly invoiceNumber: number;
  /** On which the invoice was written. */
  readonly invoiceDate: string;
  readonly items: readonly TaxedItem[];
}

/** No row of what is no refund, and of money that had come without an invoice. */
export const correctionOf = (sql: Sql, farmId: string, paymentId: string) => sql<Correction[]>`
  select bill.invoice_number || '-' || noted.position as "formerNumber",
    bill.invoice_number as "invoiceNumber", bill.received as "invoiceDate",
    (select coalesce(json_agg(json_build_object('price', (sold.price_minor / 100.0)::float8,
        'tax_percent', sold.tax_percent::float8, 'tax_included', sold.tax_included)), '[]')
      from package sold where sold.farm_id = bill.farm_id and sold.payment_id = bill.payment_id and sold.price_minor > 0) as items
  from payment back
    join payment money on money.farm_id = back.farm_id and money.payment_id = back.refund_of
    join payment bill on bill.farm_id = back.farm_id and bill.payment_id = ${firstKnown(sql, sql`money.invoice_id`, sql`money.payment_id`)}
    join event noted on noted.farm_id = back.farm_id and noted.stream = ${streamName(paymentStream, paymentId)} and noted.version = 1
  where back.farm_id = ${farmId} and back.payment_id = ${paymentId} and back.transaction_type = 'refund'
    and bill.transaction_type = 'invoice'`;
