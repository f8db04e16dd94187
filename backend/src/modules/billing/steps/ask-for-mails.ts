import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { paymentStream } from '../domain/payment.js';
import { InvoiceMail } from '../tables/invoice-mail.entity.js';

interface AskedMail {
  paymentId: string;
  emailTo: string;
  fileName?: string | null;
  content?: Buffer | null;
}

/** Each paper goes out after the commit; the payments' streams are loaded, or begun here. R182 */
export async function askForMails(barn: BarnTransaction, mails: readonly AskedMail[]) {
  if (mails.length === 0) return;
  const asked = mails.map(({ fileName = null, content = null, ...mail }) => ({
    farmId: barn.farmId,
    mailId: barn.newId(),
    ...mail,
    fileName,
    content,
    createdAt: barn.now,
  }));
  await barn.repository(InvoiceMail).insert(asked);
  for (const { paymentId, mailId } of asked)
    barn.append(paymentStream, paymentId, [{ type: 'billing.InvoiceSent', data: { paymentId, mailId } }]);
}
