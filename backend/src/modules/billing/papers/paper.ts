import type { Sql } from '../../../platform/database/connect.js';
import { firstKnown } from '../../../platform/database/first-known.js';
import type { InvoiceItemReply, PaymentReply } from '../http/payments.replies.js';
import { packageStream } from '../domain/package.js';
import { printedNumber } from '../domain/paper-number.js';
import type { PaperNumbered } from '../paper-events.js';
import { located, postalLines, type Located } from '../../people/contracts.js';
import { invoiceItems } from '../queries/payment-items.js';
import { barnDay } from '../queries/item-rows.js';
import { askedMinor, isOwed, paymentRows } from '../queries/payment-rows.js';
import type { SoldQuantity } from '../domain/by-quantity.js';
import { barnOnPaper, type BarnOnPaper } from './barn-on-paper.js';
import { correctionOf, type Correction } from './credit-note.js';
import { paperRecipient, type PaperRecipient } from './recipient.js';

/** What a family gets on paper: an invoice, a receipt for money that came in, or a credit note for money that went back. */
export interface Paper {
  readonly barn: BarnOnPaper;
  readonly payment: Pick<PaymentReply, keyof PaymentReply>;
  /** Of its own; empty: it has none, because nothing was given back yet, or because it is older than numbers are. */
  readonly number: string;
  readonly items: readonly (InvoiceItemReply & {
    readonly tax_percent: number;
    readonly tax_included: boolean;
    /** How much of what is sold by a unit. */
    readonly sold_quantity: SoldQuantity | null;
  })[];
  /** Of money that paid a part of an invoice, or several: what each got. Then the invoices' items are not listed. E06 */
  readonly shares: readonly PaperShare[];
  /** It paid for a gift voucher: nothing is listed and nothing is taxed. */
  readonly isOfVoucher?: boolean;
  /** What is to be paid next of the invoice that it is, or that it paid a part of: all that is open, unless it is paid by instalments. */
  readonly open: { readonly invoiceId: string; readonly invoiceNumber: number; readonly amount: number } | null;
  /** Of a refund: which invoice it corrects; null where there was none. */
  readonly corrects: Correction | null;
  readonly to: PaperRecipient;
  /** Where the account holder lives. */
  readonly home: Located['located'];
  /** The same in the lines of a letter. */
  readonly address: readonly string[];
}

export interface PaperShare {
  /** Null: what was more than open, and is a credit. */
  readonly invoice_number: number | null;
  readonly received: string;
  /** What the invoice is for. */
  readonly invoice_total: number;
  readonly paid: number;
}
type Amounts = Record<'subtotal' | 'tax' | 'fee' | 'total', number>;

/** Money that was received as one, with what the whole of it comes to. */
const sharesOf = (sql: Sql, farmId: string, paymentId: string) => sql<(PaperShare & { whole: Amounts })[]>`
  select bill.invoice_number, coalesce(bill.received, money.received) as received,
    (coalesce(bill.total_minor, 0) / 100.0)::float8 as invoice_total,
    ((money.total_minor - money.fee_minor) / 100.0)::float8 as paid,
    json_build_object('subtotal', (sum(money.subtotal_minor) over () / 100.0)::float8,
      'tax', (sum(money.tax_minor) over () / 100.0)::float8,
      'fee', (sum(money.fee_minor) over () / 100.0)::float8, 'total', (sum(money.total_minor) over () / 100.0)::float8) as whole
  from payment one join payment money on money.farm_id = one.farm_id
    and (money.payment_id = one.payment_id or money.receipt_id = one.receipt_id)
    left join payment bill on bill.farm_id = money.farm_id and bill.payment_id = money.invoice_id
  where one.farm_id = ${farmId} and one.payment_id = ${paymentId} and one.transaction_type in ('manual', 'online')
    and (one.receipt_id is not null or one.credit_id is not null or bill.part_paid_minor > 0)
  order by bill.received nulls last, bill.invoice_number`;

/** Of package `sold`, as it was said when it was sold, or brought back; null of what is not sold by a unit. */
const quantityIn = (sql: Sql) => sql`
  (select noted.data -> 'quantity' from event noted
    where noted.farm_id = sold.farm_id and noted.stream = ${`${packageStream.prefix}-`} || sold.package_id
      and noted.type in ('billing.PackagePurchased', 'billing.PackageRestored')
    order by noted.version desc limit 1)`;

export function titleOf({ invoice, transaction_type, invoice_number }: Paper['payment'], number = '') {
  if (invoice === 1) return `Invoice ${invoice_number}`;
  const named = (name: string) => [name, number].filter(Boolean).join(' ');
  if (transaction_type === 'refund') return named('Credit note');
  return [named('Receipt'), ...(invoice_number ? [`for invoice ${invoice_number}`] : [])].join(' ');
}

const numberOf = (sql: Sql, farmId: string, paymentId: string) => sql<Omit<PaperNumbered['data'], 'subjectId'>[]>`
  select n.paper, n.year, n.number from payment one
    join paper_number n on n.farm_id = one.farm_id and n.subject_id = ${firstKnown(sql, sql`one.receipt_id`, sql`one.payment_id`)}
  where one.farm_id = ${farmId} and one.payment_id = ${paymentId}`;

/** A refund that waits, or is declined, is no credit note. */
const isCreditNote = ({ refund_state }: Paper['payment']) => refund_state !== 'pending' && refund_state !== 'declined';

/** Undefined if it was deleted. Of money that paid an invoice the lines are the invoice's. R181 R182 */
export async function paperOf(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  paymentId: string,
): Promise<Paper | undefined> {
  const [[payment], items, barn, [to], found, [open = null], [bought], [corrects = null], [numbered]] =
    await Promise.all([
      sql<PaymentReply[]>`${paymentRows(sql, farmId, now)} and pay.payment_id = ${paymentId}`,
      sql<Paper['items'][number][]>`
      select item.*, sold.tax_percent::float8 as tax_percent, sold.tax_included,
        ${quantityIn(sql)} as sold_quantity
      from (${invoiceItems(sql, farmId)}) item
      join package sold on sold.farm_id = ${farmId} and sold.package_id = item.id
      where item.payment_id = (select coalesce(one.invoice_id, one.payment_id) from payment one
        where one.farm_id = ${farmId} and one.payment_id = ${paymentId})
      order by item.person_name, item.id`,
      barnOnPaper(sql, farmId),
      sql<(PaperRecipient & Located)[]>`
      select ${paperRecipient(sql)}, ${located(sql)}
      from payment pay join person holder on holder.farm_id = pay.farm_id and holder.person_id = pay.billing_person_id
      where pay.farm_id = ${farmId} and pay.payment_id = ${paymentId}`,
      sharesOf(sql, farmId, paymentId),
      sql<NonNullable<Paper['open']>[]>`
      select pay.payment_id as "invoiceId", pay.invoice_number as "invoiceNumber",
        (${askedMinor(sql, barnDay(sql, farmId, now))} / 100.0)::float8 as amount
      from payment one
        join payment pay on pay.farm_id = one.farm_id and pay.payment_id = ${firstKnown(sql, sql`one.invoice_id`, sql`one.payment_id`)}
      where one.farm_id = ${farmId} and one.payment_id = ${paymentId} and one.transaction_type <> 'refund' and ${isOwed(sql)}`,
      sql`select from voucher where farm_id = ${farmId} and payment_id = ${paymentId}`,
      correctionOf(sql, farmId, paymentId),
      numberOf(sql, farmId, paymentId),
    ]);
  if (!payment || !barn || !to) return undefined;
  const { located: lives, ...recipient } = to;
  const shares = found.map(({ whole: _, ...share }) => share);
  const whole = Object.assign({}, payment, found[0]?.whole, shares.length > 1 ? { invoice_number: null } : {});
  const former = corrects && isCreditNote(payment) ? corrects.formerNumber : '';
  return {
    payment: whole,
    number: numbered ? printedNumber(numbered) : former,
    items: shares.length ? [] : items,
    shares,
    isOfVoucher: bought !== undefined,
    open,
    corrects,
    to: recipient,
    home: lives,
    address: postalLines(lives, lives.barnCountry),
    barn,
  };
}
