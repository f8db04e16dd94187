import type { StoredEvent } from '../../../platform/event-store/event.js';
import type { ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { payUrlOf, sentPaper, titleOf, type InvoiceSent } from '../../billing/contracts.js';
import { examplePaper, paperMail, type PaperMail } from '../wording/paper-wording.js';

interface Invoice extends PaperMail {
  emailTo: string;
  fileName: string | null;
  content: Buffer | null;
}

const exampleInvoice: Invoice = { ...examplePaper, emailTo: 'parent@maplehill.test', fileName: null, content: null };

export function invoiceMail({ emailTo, fileName, content, ...props }: Invoice = exampleInvoice): ComposedMail {
  const { barn, payment, to } = props.paper;
  const title = titleOf(payment);
  return paperMail(payment.invoice === 1 ? 'Invoice' : 'Receipt', props, {
    to: isHolders(emailTo, to.email) ? to : emailTo,
    subject: `${title} from ${barn.name}`,
    heading: `${title} for ${payment.name}.`,
    fileName,
    content,
  });
}

/** Whoever wrote to another address wrote to nobody else. */
const isHolders = (emailTo: string, email: string) => emailTo.toLowerCase() === email.toLowerCase();

interface MailInvoice {
  farmId: string;
  position: number;
  mailId: string;
}

/** To whom an administrator wrote, with guardians where that is the account holder; whatever the barn's notification settings are. R182 */
export const invoiceSent = mail<MailInvoice>({
  name: 'notifications.mailInvoice',
  preview: invoiceMail,
  follows: follow(['billing.InvoiceSent'], (events: readonly StoredEvent<InvoiceSent>[]) =>
    events.map(({ position, data: { mailId } }) => ({ position, mailId })),
  ),
  ledgerId: ({ position }) => `${position}-invoice`,
  async compose(sql, { farmId, mailId }, { now, config }) {
    const sent = await sentPaper(sql, { farmId, now }, mailId);
    if (!sent) return undefined;
    const payUrl = payUrlOf(config, { farmId, now }, sent.paper);
    return invoiceMail({ ...sent, now, publicUrl: config.publicUrl, payUrl });
  },
});
