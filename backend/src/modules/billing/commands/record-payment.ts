import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { dayIn, isDay } from '../domain/days.js';
import { billingErrors } from '../domain/errors.js';
import { paymentStream, receive, type ManualMethod } from '../domain/payment.js';
import type { PaymentReply } from '../http/payments.replies.js';
import { paymentReply } from '../queries/purchase-reply.js';
import { payInvoice } from '../steps/pay-invoice.js';
import { accountHolder } from '../facts/purchase-facts.js';

interface ManualPayment {
  method: ManualMethod;
  received?: string;
  reference: string | null;
  amountMinor?: number;
  notes?: string;
  /** Of an invoice, or else of an account, for packages that are put on it later. D09 */
  invoiceId?: string;
  accountHolderId?: string;
  acceptsDifference: boolean;
}

/** Money received outside the card provider. R180 R181 */
export class RecordPayment extends barnCommand<ManualPayment, PaymentReply>('billing.RecordPayment') {}

@CommandHandler(RecordPayment)
export class RecordPaymentHandler extends BarnCommandHandler<RecordPayment> {
  async handle(barn: BarnTransaction, { invoiceId, ...payment }: ManualPayment) {
    const paymentId =
      invoiceId === undefined ? await receiveMoney(barn, payment) : await payInvoice(barn, { ...payment, invoiceId });
    return paymentReply(barn, paymentId);
  }
}

async function receiveMoney(barn: BarnTransaction, payment: Omit<ManualPayment, 'invoiceId'>) {
  const { accountHolderId, amountMinor, method, reference, notes } = payment;
  const received = payment.received ?? dayIn(barn.settings.timeZone, barn.now);
  if (!isDay(received)) throw invalid('date', 'Purchase Date is not valid');
  if (amountMinor === undefined || amountMinor < 1) throw billingErrors.amount_too_small();
  const billingPersonId = await accountHolder(barn, accountHolderId);
  if (billingPersonId === undefined) throw invalid('account_holder_id', 'account_holder_id is required');
  const paymentId = barn.newId();
  const totals = { subtotalMinor: amountMinor, taxMinor: 0, feeMinor: 0, totalMinor: amountMinor };
  const bill = { paymentId, billingPersonId, received };
  if (notes?.trim()) await barn.execute(WriteRemark, { remarks: [{ subjectId: paymentId, text: notes }] });
  barn.begin(paymentStream, paymentId, [receive(bill, totals, { method, reference, isQuickpay: false })]);
  return paymentId;
}
