import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { enabled, numberOf } from '../../../platform/tenancy/barn-settings.js';
import { isOwnPerson } from '../../people/contracts.js';
import { dayIn } from '../domain/days.js';
import { decideInvoicePayment } from '../domain/decide-invoice-payment.js';
import { billingErrors } from '../domain/errors.js';
import { paymentStream, type CardMethod } from '../domain/payment.js';

/** What an invoice costs by card, kept until it is paid. */
export interface InvoiceOffer {
  invoiceId: string;
  billingPersonId: string;
  /** Without the fee. */
  amountMinor: number;
  feeRate: number;
  totalMinor: number;
  /** Less than the invoice asks for. Offers from before parts were known are of the whole. */
  isPart?: boolean;
}

async function isTheirs(barn: BarnTransaction, billingPersonId: string) {
  if (barn.actor.userType !== 'STU') return true;
  const [own] = await barn.sql`
    select 1 from person p where p.farm_id = ${barn.farmId} and p.person_id = ${billingPersonId} and ${isOwnPerson(barn.sql, barn.actor)}`;
  return own !== undefined;
}

/** Unpaid, and a family's own. R181 E02 */
export async function offerInvoice(
  barn: BarnTransaction,
  { invoiceId, withoutFee = false, partMinor }: { invoiceId: string; withoutFee?: boolean; partMinor?: number },
): Promise<InvoiceOffer> {
  const isPart = partMinor !== undefined;
  const feeRate = withoutFee ? 0 : numberOf(barn.settings, 'stripe_convenience_fee');
  const [payment] = decideInvoicePayment(await barn.load(paymentStream, invoiceId), {
    invoiceId,
    feeRate,
    paymentId: invoiceId,
    method: 'card',
    reference: null,
    acceptsDifference: false,
    isPart,
    amountMinor: partMinor,
    received: dayIn(barn.settings.timeZone, barn.now),
  });
  if (isPart && barn.actor.userType === 'STU' && !enabled(barn.settings, 'clients_can_pay_in_parts'))
    throw billingErrors.parts_off();
  const { billingPersonId, subtotalMinor, taxMinor, totalMinor } = payment.data;
  if (!(await isTheirs(barn, billingPersonId))) throw notFound('The invoice');
  return {
    invoiceId,
    billingPersonId,
    amountMinor: subtotalMinor + taxMinor,
    feeRate,
    totalMinor,
    ...(isPart && { isPart }),
  };
}

/** Refused where it is paid, or asks for something else by now. E06 */
export async function payOfferedInvoice(
  barn: BarnTransaction,
  { invoiceId, amountMinor, feeRate, isPart = false }: InvoiceOffer,
  { paymentId, method, reference }: { paymentId: string; method: CardMethod; reference: string },
) {
  const [payment, ...onInvoice] = decideInvoicePayment(await barn.load(paymentStream, invoiceId), {
    invoiceId,
    amountMinor,
    feeRate,
    paymentId,
    method,
    reference,
    isPart,
    acceptsDifference: false,
    received: dayIn(barn.settings.timeZone, barn.now),
  });
  barn.begin(paymentStream, paymentId, [payment]);
  barn.append(paymentStream, invoiceId, onInvoice);
}
