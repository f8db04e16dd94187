import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isOnOwnAccount } from '../../people/contracts.js';
import type { CardPaymentState, Hold } from '../domain/card-payment.js';

export interface KnownPayment {
  paymentId: string;
  intentId: string | null;
  accountId: string;
  amountMinor: number;
  currency: string;
  state: CardPaymentState;
  createdAt: Date;
  billingPersonId: string | null;
  /** That it pays. */
  invoiceId: string | null;
  /** Of the voucher that a stranger pays for. */
  orderId: string | null;
  /** Of the guest who pays for a place. */
  placeId: string | null;
  hold: Hold | null;
  askedAt: Date | null;
  askedCard: string | null;
  /** To a saved card, because it was due; nobody knows yet what came of that. */
  isTried: boolean;
}

const columns = (sql: Sql) => sql`
  c.payment_id as "paymentId", c.intent_id as "intentId", c.account_id as "accountId", c.amount_minor as "amountMinor", c.currency, c.state,
  c.created_at as "createdAt", c.billing_person_id as "billingPersonId",
  c.invoice_id as "invoiceId", c.purpose -> 'voucher' ->> 'orderId' as "orderId", c.place_id as "placeId", c.hold,
  c.asked_at as "askedAt", c.asked_card as "askedCard",
  exists (select from charge_try t where t.farm_id = c.farm_id and t.payment_id = c.payment_id and t.failure is null) as "isTried"`;

type Which = { intentId: string } | { paymentId: string };

/** By the provider's name or ours; a family's own alone. */
export class FindCardPayment extends barnQuery<Which, KnownPayment | undefined>('cards.FindPayment') {}

@QueryHandler(FindCardPayment)
export class FindCardPaymentHandler extends BarnQueryHandler<FindCardPayment> {
  async answer(sql: Sql, which: Which, { farmId, actor }: Asker) {
    const theirs = actor.userType === 'STU' ? isOnOwnAccount(sql, actor) : sql`true`;
    const named = 'intentId' in which ? sql`c.intent_id = ${which.intentId}` : sql`c.payment_id = ${which.paymentId}`;
    const [found] = await sql<KnownPayment[]>`
      select ${columns(sql)} from card_payment c
      left join person p on p.farm_id = c.farm_id and p.person_id = c.billing_person_id
      where c.farm_id = ${farmId} and ${named} and ${theirs}`;
    return found;
  }
}

/** Those that a family was asked to confirm, and may still. */
export class ListAskedForInvoice extends barnQuery<{ invoiceId: string }, KnownPayment[]>(
  'cards.ListAskedForInvoice',
) {}

@QueryHandler(ListAskedForInvoice)
export class ListAskedForInvoiceHandler extends BarnQueryHandler<ListAskedForInvoice> {
  async answer(sql: Sql, { invoiceId }: { invoiceId: string }, { farmId }: Asker) {
    const rows = await sql<KnownPayment[]>`
      select ${columns(sql)} from card_payment c
      where c.farm_id = ${farmId} and c.invoice_id = ${invoiceId} and c.state = 'open' and c.asked_at is not null`;
    return [...rows];
  }
}

/** Begun to pay an invoice, and nobody knows yet what became of it. */
export class ListOpenForInvoice extends barnQuery<{ invoiceId: string }, KnownPayment[]>('cards.ListOpenForInvoice') {}

@QueryHandler(ListOpenForInvoice)
export class ListOpenForInvoiceHandler extends BarnQueryHandler<ListOpenForInvoice> {
  async answer(sql: Sql, { invoiceId }: { invoiceId: string }, { farmId }: Asker) {
    const rows = await sql<KnownPayment[]>`
      select ${columns(sql)} from card_payment c
      where c.farm_id = ${farmId} and c.invoice_id = ${invoiceId} and c.state = 'open'`;
    return [...rows];
  }
}

interface Page {
  before: Date;
  /** The last one of the page before; undefined: from the beginning. */
  after?: KnownPayment | undefined;
  limit: number;
}

/** What nobody has finished yet, the oldest first. */
export class ListOpenPayments extends barnQuery<Page, KnownPayment[]>('cards.ListOpenPayments') {}

@QueryHandler(ListOpenPayments)
export class ListOpenPaymentsHandler extends BarnQueryHandler<ListOpenPayments> {
  async answer(sql: Sql, { before, after, limit }: Page, { farmId }: Asker) {
    const later = after ? sql`and (c.created_at, c.payment_id) > (${after.createdAt}, ${after.paymentId})` : sql``;
    const rows = await sql<KnownPayment[]>`
      select ${columns(sql)} from card_payment c
      where c.farm_id = ${farmId} and c.state = 'open' and c.created_at < ${before} ${later}
      order by c.created_at, c.payment_id limit ${limit}`;
    return [...rows];
  }
}
