import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { cardErrors } from '../domain/errors.js';
import { overdueInvoices } from './releases.js';

/** Of an invoice whose places are to be released; refused once they are not any more. */
export async function pendingOf({ sql, farmId, now }: BarnTransaction, invoiceId: string) {
  const [invoice] = await overdueInvoices(sql, { farmId, now }, sql`pay.payment_id = ${invoiceId}`);
  const { pending } = invoice ?? {};
  if (!invoice || !pending) throw cardErrors.nothing_to_release();
  return { ...invoice, pending };
}
