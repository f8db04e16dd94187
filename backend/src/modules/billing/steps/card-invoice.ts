import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { enabled, numberOf } from '../../../platform/tenancy/barn-settings.js';
import { isOwnPerson } from '../../people/contracts.js';
import { dayIn } from '../domain/days.js';
import { decideInvoicePayment } from '../domain/decide-invoice-payment.js';
import { billingErrors } from '../domain/errors.js';
import { askedMinor } from '../domain/instalments.js';
import { sumOf } from '../domain/money-back.js';
import { outstandingOf, partlyPaid, paymentStream, type CardMethod, type Payment } from '../domain/payment.js';

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

interface AskedInvoice {
  invoiceId: string;
  withoutFee?: boolean;
  partMinor?: number;
  /** What is to be paid next, where that is not all of it. */
  isAsked?: boolean;
}

/** Undefined where all that is open is to be paid at once. */
function askedOf(invoice: Payment, on: string) {
  if (invoice.phase !== 'invoiced' || !invoice.instalments.length) return undefined;
  const openMinor = outstandingOf(invoice);
  const minor = askedMinor(invoice.instalments, { paidMinor: sumOf(partlyPaid(invoice)), openMinor, on });
  return minor < openMinor ? minor : undefined;
}

/** Unpaid, and a family's own; a part where the barn lets them, and an instalment always. R181 E02 */
export async function offerInvoice(
  barn: BarnTransaction,
  { invoiceId, withoutFee = false, partMinor, isAsked }: AskedInvoice,
): Promise<InvoiceOffer> {
  const invoice = await barn.load(paymentStream, invoiceId);
  const received = dayIn(barn.settings.timeZone, barn.now);
  const asked = askedOf(invoice, received);
  const amountMinor = isAsked ? asked : partMinor;
  const isPart = amountMinor !== undefined;
  const feeRate = withoutFee ? 0 : numberOf(barn.settings, 'stripe_convenience_fee');
  const [payment] = decideInvoicePayment(invoice, {
    invoiceId,
    feeRate,
    paymentId: invoiceId,
    method: 'card',
    reference: null,
    acceptsDifference: false,
    isPart,
    amountMinor,
    received,
  });
  const mayPart = amountMinor === asked || enabled(barn.settings, 'clients_can_pay_in_parts');
  if (isPart && barn.actor.userType === 'STU' && !mayPart) throw billingErrors.parts_off();
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
