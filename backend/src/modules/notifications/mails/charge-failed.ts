import type { StoredEvent } from '../../../platform/event-store/event.js';
import { day } from '../../../platform/mail/barn-dates.js';
import type { ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { payUrlOf } from '../../billing/contracts.js';
import { mailedCharge, type ChargeFailed } from '../../cards/contracts.js';
import { examplePaper, paperMail, type PaperMail } from '../wording/paper-wording.js';

interface ChargeInVain extends PaperMail {
  /** In the bank's words. */
  reason: string;
  nextTry: string | null;
  /** What is released unless it is paid, and when. */
  release?: string | null;
}

const exampleChargeFailed: ChargeInVain = {
  ...examplePaper,
  reason: 'Your card has insufficient funds.',
  nextTry: '2026-11-23',
};

/** What was due was to be charged to a saved card, and was not. */
export function chargeFailedMail({
  reason,
  nextTry,
  release,
  ...props
}: ChargeInVain = exampleChargeFailed): ComposedMail {
  const { barn, to, payment } = props.paper;
  return paperMail('Card not charged', props, {
    to,
    subject: `Your card was not charged: invoice ${payment.invoice_number} from ${barn.name}`,
    heading: `What is due on invoice ${payment.invoice_number} could not be charged to your saved card.`,
    paragraphs: [
      reason,
      nextTry
        ? `We try again on ${day(nextTry, props.now, barn.timeZone)}, unless it is paid before.`
        : 'It is not tried again by itself: please pay it in another way.',
      ...(release ? [release] : []),
    ],
  });
}

interface MailChargeFailed {
  farmId: string;
  position: number;
  invoiceId: string;
  due: string;
  n: number;
}

/** To the account holder, whatever the barn's notification settings are. */
export const chargeFailed = mail<MailChargeFailed>({
  name: 'notifications.mailChargeFailed',
  preview: chargeFailedMail,
  follows: follow(['cards.ChargeFailed'], (events: readonly StoredEvent<ChargeFailed>[]) =>
    events.map(({ position, data: { invoiceId, due, n } }) => ({ position, invoiceId, due, n })),
  ),
  ledgerId: ({ position }) => `${position}-charge-failed`,
  async compose(sql, { farmId, ...charge }, { now, config }) {
    const failed = await mailedCharge(sql, { farmId, now }, charge);
    if (!failed) return undefined;
    const payUrl = payUrlOf(config, { farmId, now }, failed.paper);
    return chargeFailedMail({ ...failed, now, publicUrl: config.publicUrl, payUrl });
  },
});
