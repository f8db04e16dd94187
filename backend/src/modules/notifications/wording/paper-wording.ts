import { composeMail, type ComposedMail, type Recipient } from '../../../platform/mail/composed-mail.js';
import type { MailType } from '../../../platform/mail/mail-type.js';
import { day } from '../../../platform/mail/barn-dates.js';
import {
  amountOn,
  exampleInvoicePaper,
  paperName,
  paperOf,
  printedPaper,
  payUrlOf,
  transferOf,
  type BankTransfer,
  type Paper,
} from '../../billing/contracts.js';
import type { Fact } from './lesson-wording.js';

export interface PaperMail {
  readonly paper: Paper;
  readonly now: Date;
  readonly publicUrl: string;
  /** Where the open invoice that it is about is paid without signing in. */
  readonly payUrl?: string | undefined;
}

export const examplePaper: PaperMail = {
  now: new Date('2026-11-20T15:00:00Z'),
  publicUrl: 'https://leadline.test',
  payUrl: 'https://leadline.test/pay#example',
  paper: exampleInvoicePaper,
};

const button = ({ paper, publicUrl, payUrl }: PaperMail) => {
  const { to, payment, open } = paper;
  if (open && payUrl)
    return {
      button: {
        label: `Pay invoice ${open.invoiceNumber} (${amountOn(paper)(open.amount)})`,
        url: payUrl,
        isKey: true,
      },
    };
  const [label, page] = payment.invoice ? ['See the invoice', 'invoices'] : ['See the payment', 'payments'];
  return to.hasLogin
    ? { button: { label, url: `${publicUrl}/clienthome/${to.personId}/${page}/inv/${payment.id}` } }
    : {};
};

/** For whom pays at the bank. */
export const transferFacts = (transfer: BankTransfer | undefined): Fact[] =>
  transfer
    ? [
        ['Bank transfer to', transfer.account_holder],
        ['IBAN', transfer.iban],
        ...(transfer.bic ? [['BIC', transfer.bic] as const] : []),
        ['Reference', transfer.reference],
      ]
    : [];

/** What is on the paper in a few lines, with the paper itself as a PDF. R182 R217 */
export function paperMail(
  template: string,
  props: PaperMail,
  mail: {
    to: string | Recipient;
    subject: string;
    heading: string;
    paragraphs?: readonly string[];
    fileName?: string | null;
    content?: Buffer | null;
  },
): ComposedMail {
  const { paper, now } = props;
  const { barn, payment, items, shares } = paper;
  const amount = amountOn(paper);
  const facts: Fact[] = [
    ...items.map(({ product_name, person_name, price, discount, discount_title }): Fact => [
      person_name,
      `${product_name}, ${amount(price)}${discount > 0 ? ` (${discount_title} ${amount(-discount)})` : ''}`,
    ]),
    ...shares.map(({ invoice_number, paid }): Fact => [
      invoice_number === null ? 'Credit for the next purchase' : `Invoice ${invoice_number}`,
      amount(paid),
    ]),
    ...(payment.tax ? [['Tax', amount(payment.tax)] as const] : []),
    ...(payment.fee ? [['Convenience fee', amount(payment.fee)] as const] : []),
    ['Total', amount(payment.total)],
    ['Date', day(payment.received, now, barn.timeZone)],
    ...(payment.outstanding > 0
      ? [[payment.asked < payment.outstanding ? 'To be paid next' : 'To be paid', amount(payment.asked)] as const]
      : []),
    ...(payment.outstanding > 0 && payment.due_date
      ? [['Until', day(payment.due_date, now, barn.timeZone)] as const]
      : []),
    ...transferFacts(transferOf(paper)),
  ];
  const kind = payment.invoice === 1 ? 'invoice' : 'receipt';
  const composed = composeMail(template, { farmName: barn.name, timeZone: barn.timeZone, email: barn.email }, mail.to, {
    subject: mail.subject,
    heading: mail.heading,
    paragraphs: [...(mail.paragraphs ?? []), ...barn.mailNotes[kind]],
    facts,
    ...button(props),
  });
  const fileName = mail.fileName ?? paperName(paper);
  return {
    ...composed,
    attachments: [
      {
        fileName: fileName.toLowerCase().endsWith('.pdf') ? fileName : `${fileName}.pdf`,
        content: mail.content ?? printedPaper(paper, props.payUrl),
      },
    ],
  };
}

export interface AboutPayment {
  farmId: string;
  position: number;
  paymentId: string;
}

/** Of a mail about one payment: nothing to say once it is gone. */
export const aboutPayment =
  (write: (props: PaperMail) => ComposedMail): MailType<AboutPayment>['compose'] =>
  async (sql, { farmId, paymentId }, { now, config }) => {
    const paper = await paperOf(sql, { farmId, now }, paymentId);
    return (
      paper && write({ paper, now, publicUrl: config.publicUrl, payUrl: payUrlOf(config, { farmId, now }, paper) })
    );
  };
