import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { divideMoney, type InvoiceWish } from '../domain/divide-money.js';
import { toAmount } from '../domain/money.js';
import { creditHolder, openInvoices } from '../facts/open-invoices.js';
import type { InvoicePaymentReply } from '../http/invoice-payments.replies.js';

interface Asked {
  personId: string;
  /** Undefined: as much as is open. */
  amountMinor?: number;
  invoices: readonly InvoiceWish[];
  studentId?: string;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What money would do to the open invoices of an account. `personId`: the holder or a member. E06 */
export class PreviewInvoicePayment extends barnQuery<Asked, InvoicePaymentReply>('billing.PreviewInvoicePayment') {}

@QueryHandler(PreviewInvoicePayment)
export class PreviewInvoicePaymentHandler extends BarnQueryHandler<PreviewInvoicePayment> {
  async answer(sql: Sql, { personId, invoices, studentId, ...asked }: Asked, { farmId }: Asker) {
    const [account] = await sql<{ id: string }[]>`
      select coalesce(billing_person_id, person_id) as id from person where farm_id = ${farmId} and person_id = ${personId}`;
    if (!account) throw notFound('The account');
    const [open, holder] = await Promise.all([
      openInvoices(sql, farmId, account.id),
      creditHolder(sql, farmId, { accountHolderId: account.id, studentId }),
    ]);
    const openMinor = sum(open.map((one) => one.openMinor));
    const amountMinor = asked.amountMinor ?? openMinor;
    const { parts, restMinor } =
      amountMinor === 0 ? { parts: [], restMinor: 0 } : divideMoney(amountMinor, open, invoices);
    const paidOf = (invoiceId: string) => parts.find((part) => part.invoiceId === invoiceId)?.amountMinor ?? 0;
    return {
      invoices: open.map(({ invoiceId, invoiceNumber, received, openMinor: due }) => ({
        payment_id: invoiceId,
        invoice_number: invoiceNumber,
        received,
        outstanding: toAmount(due),
        paid: toAmount(paidOf(invoiceId)),
        left: toAmount(due - paidOf(invoiceId)),
      })),
      outstanding: toAmount(openMinor),
      left: toAmount(openMinor - sum(parts.map((part) => part.amountMinor))),
      credit: toAmount(restMinor),
      credit_for: holder?.name ?? null,
    };
  }
}
