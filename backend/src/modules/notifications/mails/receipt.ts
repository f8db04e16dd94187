import type { StoredEvent } from '../../../platform/event-store/event.js';
import type { ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { titleOf, type PaymentRecorded } from '../../billing/contracts.js';
import { aboutPayment, examplePaper, paperMail, type AboutPayment, type PaperMail } from '../wording/paper-wording.js';

const exampleReceipt: PaperMail = {
  ...examplePaper,
  payUrl: undefined,
  paper: {
    ...examplePaper.paper,
    open: null,
    payment: {
      ...examplePaper.paper.payment,
      transaction_type: 'online',
      payment_method: 'card',
      invoice: 0,
      invoice_number: null,
      outstanding: 0,
      paid: 1,
      fee: 14.75,
      total: 523.25,
    },
  },
};

export function receiptMail(props: PaperMail = exampleReceipt): ComposedMail {
  const { barn, payment, to } = props.paper;
  return paperMail('Receipt', props, {
    to,
    subject: `${titleOf(payment)} from ${barn.name}`,
    heading: `${barn.name} has received your payment. Thank you.`,
  });
}

/** To the account holder and the guardians who want it, for every payment by card. E12 R217 */
export const receipt = mail<AboutPayment>({
  name: 'notifications.mailReceipt',
  preview: receiptMail,
  follows: follow(['billing.PaymentRecorded'], (events: readonly StoredEvent<PaymentRecorded>[]) =>
    events.flatMap(({ position, data: { kind, paymentId } }) => (kind === 'online' ? [{ position, paymentId }] : [])),
  ),
  ledgerId: ({ position }) => `${position}-receipt`,
  compose: aboutPayment(receiptMail),
});
