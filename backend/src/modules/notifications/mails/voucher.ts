import type { StoredEvent } from '../../../platform/event-store/event.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import {
  exampleInvoicePaper,
  voucherBuyerEmail,
  voucherName,
  voucherPage,
  voucherPaperOf,
  type VoucherMailed,
  type VoucherPaper,
} from '../../billing/contracts.js';

interface BoughtVoucher {
  voucher: VoucherPaper;
  to: string;
  now: Date;
  publicUrl: string;
}

const exampleVoucher: BoughtVoucher = {
  voucher: {
    barn: exampleInvoicePaper.barn,
    code: 'AB2CDE3FGH4J',
    number: 'V-2026-17',
    amountMinor: 10_000,
    soldOn: '2026-11-20',
    expiryDate: '2029-11-20',
    givenTo: 'Grandma',
    givenBy: 'Mia',
    message: 'Happy birthday!',
  },
  to: 'parent@maplehill.test',
  now: new Date('2026-11-20T15:00:00Z'),
  publicUrl: 'https://leadline.test',
};

/** The code stands in the PDF alone: it is as good as money. */
export function voucherMail({ voucher, to, now, publicUrl }: BoughtVoucher = exampleVoucher): ComposedMail {
  const { barn, amountMinor, expiryDate, givenTo, givenBy } = voucher;
  const sum = writtenAmount(amountMinor, barn.currency);
  const sender = { farmName: barn.name, timeZone: barn.timeZone, email: barn.email };
  const composed = composeMail('Gift voucher', sender, to, {
    subject: `Gift voucher of ${sum} from ${barn.name}`,
    heading: `Here is your gift voucher of ${sum}.`,
    paragraphs: [
      'It is attached, to print or to pass on. Whoever has its code can redeem it, once: keep it as you keep money.',
    ],
    facts: [
      ...(givenTo ? [['For', givenTo] as const] : []),
      ...(givenBy ? [['From', givenBy] as const] : []),
      ['Good until', expiryDate === null ? 'It does not expire' : day(expiryDate, now, barn.timeZone)],
    ],
  });
  return {
    ...composed,
    attachments: [{ fileName: voucherName(voucher), content: { page: voucherPage(voucher, publicUrl) } }],
  };
}

interface MailVoucher {
  farmId: string;
  position: number;
  voucherId: string;
}

/** To the account that bought it, because staff asked for it; not once it is spent or cancelled. */
export const voucherMailed = mail<MailVoucher>({
  name: 'notifications.mailVoucher',
  preview: voucherMail,
  follows: follow(['billing.VoucherMailed'], (events: readonly StoredEvent<VoucherMailed>[]) =>
    events.map(({ position, data: { voucherId } }) => ({ position, voucherId })),
  ),
  ledgerId: ({ position }) => `${position}-voucher`,
  async compose(sql, { farmId, voucherId }, { now, config: { publicUrl } }) {
    const [voucher, to] = await Promise.all([
      voucherPaperOf(sql, farmId, voucherId),
      voucherBuyerEmail(sql, farmId, voucherId),
    ]);
    return voucher && to ? voucherMail({ voucher, to, now, publicUrl }) : undefined;
  },
});
