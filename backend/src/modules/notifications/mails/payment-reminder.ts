import type { StoredEvent } from '../../../platform/event-store/event.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import {
  bankTransfer,
  mailedReminder,
  payUrl,
  reminderMailId,
  type InvoiceReminded,
  type MailedReminder,
  type RemindedInvoice,
} from '../../billing/contracts.js';
import { examplePaper, paperMail, transferFacts } from '../wording/paper-wording.js';
import type { Fact } from '../wording/lesson-wording.js';

export interface PaymentReminder extends MailedReminder {
  readonly now: Date;
  readonly publicUrl: string;
  /** Where each of the invoices is paid without signing in, if it can be. */
  readonly payUrls: Readonly<Record<string, string | undefined>>;
}

export const examplePaymentReminder: PaymentReminder = {
  ...examplePaper,
  now: new Date('2026-12-07T15:00:00Z'),
  paper: {
    ...examplePaper.paper,
    payment: { ...examplePaper.paper.payment, due_date: '2026-12-04', overdue_days: 3 },
  },
  invoices: [{ invoiceId: examplePaper.paper.payment.id, invoiceNumber: 12, due: '2026-12-04', openMinor: 50850 }],
  payUrls: { [examplePaper.paper.payment.id]: 'https://leadline.test/pay#example' },
  text: 'If you have paid meanwhile, please ignore this mail.',
};

/** Of more than these a family signs in, or pays one after the other. */
const MOST_BUTTONS = 10;

/** The invoice itself goes along where there is one; of several each is named with what is open. */
export function paymentReminderMail(props: PaymentReminder = examplePaymentReminder): ComposedMail {
  const { paper, invoices, now, text } = props;
  const { barn, to, payment } = paper;
  const [first, ...others] = invoices;
  const dueOn = (due: string) => day(due, now, barn.timeZone);
  const words = text ? [text] : [];
  if (others.length === 0)
    return paperMail(
      'Payment reminder',
      { ...props, payUrl: props.payUrls[first.invoiceId] },
      {
        to,
        subject: `Reminder: invoice ${first.invoiceNumber} from ${barn.name}`,
        heading: headingOf(first, { isOver: payment.overdue_days > 0, dueOn }),
        paragraphs: words,
      },
    );
  const amount = (minor: number) => writtenAmount(minor, barn.currency);
  const facts = invoices.map(({ invoiceNumber, due, openMinor }): Fact => [
    `Invoice ${invoiceNumber}`,
    due ? `${amount(openMinor)}, due ${dueOn(due)}` : amount(openMinor),
  ]);
  const sender = { farmName: barn.name, timeZone: barn.timeZone, email: barn.email };
  return composeMail('Payment reminder', sender, to, {
    subject: `Reminder: ${invoices.length} invoices from ${barn.name}`,
    heading: `${invoices.length} invoices are still to be paid.`,
    paragraphs: [...words, ...barn.mailNotes.invoice],
    facts: [
      ...facts,
      ['To be paid', amount(invoices.reduce((sum, { openMinor }) => sum + openMinor, 0))],
      ...transferFacts(
        bankTransfer(
          barn.bankAccount,
          invoices.map(({ invoiceNumber }) => invoiceNumber),
        ),
      ),
    ],
    buttons: [
      ...invoices.slice(0, MOST_BUTTONS).flatMap(({ invoiceId, invoiceNumber, openMinor }) => {
        const url = props.payUrls[invoiceId];
        return url ? [{ label: `Pay invoice ${invoiceNumber} (${amount(openMinor)})`, url, isKey: true }] : [];
      }),
      ...(to.hasLogin
        ? [{ label: 'See the invoices', url: `${props.publicUrl}/clienthome/${to.personId}/invoices` }]
        : []),
    ],
  });
}

const headingOf = (
  { invoiceNumber, due }: RemindedInvoice,
  { isOver, dueOn }: { isOver: boolean; dueOn: (due: string) => string },
) => {
  if (due === null) return `Invoice ${invoiceNumber} is still to be paid.`;
  return `Invoice ${invoiceNumber} ${isOver ? 'was' : 'is'} to be paid by ${dueOn(due)}.`;
};

interface MailPaymentReminder {
  farmId: string;
  position: number;
  mailId: string;
}

/** To the account holder and the guardians who want it, one for all that is reminded of at once; what was paid meanwhile is left out. */
export const paymentReminder = mail<MailPaymentReminder>({
  name: 'notifications.mailPaymentReminder',
  preview: paymentReminderMail,
  follows: follow(['billing.InvoiceReminded'], (events: readonly StoredEvent<InvoiceReminded>[]) => [
    ...new Map(
      events.toReversed().map(({ position, data: { mailId } }) => [mailId, { position, mailId }] as const),
    ).values(),
  ]),
  ledgerId: ({ mailId }) => reminderMailId(mailId),
  async compose(sql, { farmId, mailId }, { now, config }) {
    const reminder = await mailedReminder(sql, { farmId, now }, mailId);
    if (!reminder) return undefined;
    const { barn } = reminder.paper;
    const payUrls = Object.fromEntries(
      reminder.invoices.map(({ invoiceId }) => [invoiceId, payUrl(config, { farmId, now, barn }, invoiceId)]),
    );
    return paymentReminderMail({ ...reminder, now, publicUrl: config.publicUrl, payUrls });
  },
});
