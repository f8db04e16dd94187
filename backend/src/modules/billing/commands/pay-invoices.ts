import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { dayIn, isDay } from '../domain/days.js';
import { decideInvoicePayment } from '../domain/decide-invoice-payment.js';
import { divideMoney, type InvoiceWish } from '../domain/divide-money.js';
import { billingErrors } from '../domain/errors.js';
import { toAmount } from '../domain/money.js';
import { packageStream } from '../domain/package.js';
import { paymentStream, receive, type ManualMethod } from '../domain/payment.js';
import { systemProductsOf } from '../domain/system-products.js';
import { creditHolder, openInvoices } from '../facts/open-invoices.js';
import { accountHolder } from '../facts/purchase-facts.js';
import type { PaymentReply } from '../http/payments.replies.js';
import { systemProducts } from '../queries/product-facts.js';
import { paymentsReply } from '../queries/purchase-reply.js';

/** A payment of more than these is two payments. */
const MOST_INVOICES = 200;

export interface MoneyForInvoices {
  accountHolderId: string;
  amountMinor: number;
  /** Empty: the oldest first. */
  invoices: readonly InvoiceWish[];
  method: ManualMethod;
  received?: string;
  reference: string | null;
  notes?: string;
  /** What is more than open; else that is refused. */
  restAsCredit: boolean;
  /** Whose credit it is; the first rider of the account unless told. */
  studentId?: string;
}

/** Money by hand over one or several invoices of an account, whole or in part; what is left over is a credit. E06 C11 */
export class PayInvoices extends barnCommand<MoneyForInvoices, PaymentReply[]>('billing.PayInvoices') {}

@CommandHandler(PayInvoices)
export class PayInvoicesHandler extends BarnCommandHandler<PayInvoices> {
  async handle(barn: BarnTransaction, money: MoneyForInvoices) {
    const { amountMinor, invoices, method, reference, notes } = money;
    const received = money.received ?? dayIn(barn.settings.timeZone, barn.now);
    if (!isDay(received)) throw invalid('date', 'Purchase Date is not valid');
    const billingPersonId = await accountHolder(barn, money.accountHolderId);
    if (billingPersonId === undefined) throw invalid('billing_person_id', 'billing_person_id is required');
    const open = await openInvoices(barn.sql, barn.farmId, billingPersonId);
    const { parts, restMinor } = divideMoney(amountMinor, open, invoices);
    if (parts.length > MOST_INVOICES) throw invalid('amount', `One payment pays at most ${MOST_INVOICES} invoices`);
    if (restMinor > 0 && !money.restAsCredit)
      throw billingErrors.more_than_open(toAmount(amountMinor - restMinor).toFixed(2));
    const ids = [...parts.map(() => barn.newId()), ...(restMinor > 0 ? [barn.newId()] : [])];
    const receiptId = ids.length > 1 ? ids[0] : undefined;
    const streams = await barn.loadAll(
      paymentStream,
      parts.map(({ invoiceId }) => invoiceId),
    );
    for (const [n, part] of parts.entries()) {
      const paymentId = ids[n] ?? barn.newId();
      const [payment, ...onInvoice] = decideInvoicePayment(streams.get(part.invoiceId) ?? paymentStream.initial, {
        ...part,
        paymentId,
        method,
        reference,
        received,
        receiptId,
        feeRate: 0,
        acceptsDifference: false,
        isPart: true,
      });
      barn.begin(paymentStream, paymentId, [payment]);
      barn.append(paymentStream, part.invoiceId, onInvoice);
    }
    const last = ids.at(-1);
    if (restMinor > 0 && last)
      await creditRest(barn, money, { paymentId: last, billingPersonId, received, restMinor, receiptId });
    const [first] = ids;
    if (notes?.trim() && first) await barn.execute(WriteRemark, { remarks: [{ subjectId: first, text: notes }] });
    return paymentsReply(barn, ids);
  }
}

interface Rest {
  paymentId: string;
  billingPersonId: string;
  received: string;
  restMinor: number;
  receiptId: string | undefined;
}

async function creditRest(
  barn: BarnTransaction,
  { method, reference, studentId: wished }: MoneyForInvoices,
  { restMinor, receiptId, ...bill }: Rest,
) {
  const whose = { accountHolderId: bill.billingPersonId, studentId: wished };
  const [holder, products] = await Promise.all([
    creditHolder(barn.sql, barn.farmId, whose),
    systemProducts(barn).then(systemProductsOf),
  ]);
  if (!holder) throw billingErrors.no_rider_for_credit();
  const { productId, productName } = products.credit;
  const creditId = barn.newId();
  const totals = { subtotalMinor: restMinor, taxMinor: 0, feeMinor: 0, totalMinor: restMinor };
  barn.begin(paymentStream, bill.paymentId, [
    receive(bill, totals, { method, reference, isQuickpay: false, receiptId, creditId }),
  ]);
  barn.begin(packageStream, creditId, [
    {
      type: 'billing.OverpaymentCredited',
      data: {
        packageId: creditId,
        studentId: holder.studentId,
        productId,
        productName,
        purchaseDate: bill.received,
        startDate: bill.received,
        priceMinor: -restMinor,
        paymentId: bill.paymentId,
      },
    },
  ]);
}
