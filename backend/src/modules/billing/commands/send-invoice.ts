import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { paymentStream } from '../domain/payment.js';
import { askForMails } from '../steps/ask-for-mails.js';

interface Sending {
  paymentId: string;
  emailTo: string;
  fileName?: string;
  /** Instead of the paper that is drawn. */
  content?: Buffer;
}

/** Asks for the mail that brings an invoice or a receipt as a PDF; it goes out after the commit. R182 */
export class SendInvoice extends barnCommand<Sending>('billing.SendInvoice') {}

@CommandHandler(SendInvoice)
export class SendInvoiceHandler extends BarnCommandHandler<SendInvoice> {
  async handle(barn: BarnTransaction, { paymentId, emailTo, fileName = '', content }: Sending) {
    const { phase } = await barn.load(paymentStream, paymentId);
    if (phase === 'unknown' || phase === 'withdrawn') throw notFound('The invoice');
    await askForMails(barn, [{ paymentId, emailTo, fileName: fileName.trim() || null, content }]);
  }
}
