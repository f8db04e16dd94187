import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { numberOf } from '../../../platform/tenancy/barn-settings.js';
import { WriteRemark } from '../../notes/contracts.js';
import { dayIn, isDay } from '../domain/days.js';
import { decideInvoicePayment, type InvoicePayment } from '../domain/decide-invoice-payment.js';
import { paymentStream } from '../domain/payment.js';

type Paying = Pick<InvoicePayment, 'invoiceId' | 'method' | 'reference' | 'amountMinor'> & {
  readonly received?: string;
  readonly acceptsDifference?: boolean;
  readonly withoutFee?: boolean;
  readonly notes?: string;
};

/** However the money came in; the caller decides who may. Answers with the id of the new payment. E06 D09 */
export async function payInvoice(barn: BarnTransaction, { received, notes, ...paying }: Paying): Promise<string> {
  const { settings, now } = barn;
  const paymentId = barn.newId();
  const day = received ?? dayIn(settings.timeZone, now);
  if (!isDay(day)) throw invalid('date', 'Purchase Date is not valid');
  const invoice = await barn.load(paymentStream, paying.invoiceId);
  const [payment, ...onInvoice] = decideInvoicePayment(invoice, {
    ...paying,
    paymentId,
    received: day,
    feeRate: paying.withoutFee ? 0 : numberOf(settings, 'stripe_convenience_fee'),
    acceptsDifference: paying.acceptsDifference ?? false,
  });
  if (notes?.trim()) await barn.execute(WriteRemark, { remarks: [{ subjectId: paymentId, text: notes }] });
  barn.begin(paymentStream, paymentId, [payment]);
  barn.append(paymentStream, paying.invoiceId, onInvoice);
  return paymentId;
}
