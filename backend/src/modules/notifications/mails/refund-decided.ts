import type { StoredEvent } from '../../../platform/event-store/event.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import type { RefundApproved, RefundDeclined } from '../../billing/contracts.js';
import { mailedRefunds, type MailedRefund, type MailedRefunds } from '../facts/mailed-refunds.js';
import { exampleFamily, exampleLesson, possessive, written } from '../wording/lesson-wording.js';

export interface DecidedRefund extends Omit<MailedRefunds, 'refunds'> {
  now: Date;
  publicUrl: string;
  refund: MailedRefund;
}

export const exampleDecidedRefund: DecidedRefund = {
  now: exampleFamily.now,
  publicUrl: exampleFamily.publicUrl,
  sender: exampleFamily.sender,
  currency: exampleFamily.currency,
  refund: {
    paymentId: exampleLesson.lessonId,
    amountMinor: 5085,
    method: 'card',
    state: 'done',
    note: null,
    holder: {
      personId: exampleFamily.student.personId,
      name: 'Ewa Kowalska',
      email: 'parent@maplehill.test',
      hasLogin: true,
    },
    lesson: { student: 'Anna', title: exampleLesson.title, date: exampleLesson.date },
  },
};

const WAYS: Readonly<Record<string, string>> = {
  card: 'It goes back to the card that you paid with. It can take the bank some days to show it.',
  cash: 'You get it in cash at the barn.',
  cheque: 'You get it by check.',
  venmo: 'It comes by Venmo.',
  transfer: 'It comes by bank transfer.',
};

/** What became of a refund that waited. C09 */
export function refundDecidedMail(props: DecidedRefund = exampleDecidedRefund): ComposedMail {
  const { now, publicUrl, sender, currency, refund } = props;
  const { holder, lesson, note, method } = refund;
  const sum = writtenAmount(refund.amountMinor, currency);
  const isGiven = refund.state === 'done';
  return composeMail('Refund', sender, holder, {
    subject: `${isGiven ? 'Refund' : 'Refund declined'}: ${sum}`,
    heading: isGiven ? `${sender.farmName} gives ${sum} back to you.` : `${sender.farmName} has declined a refund.`,
    paragraphs: [
      isGiven
        ? (WAYS[method ?? 'cash'] ?? 'The barn tells you how you get it.')
        : `${sum} was asked for; nothing is given back.`,
    ],
    facts: lesson
      ? [['For', `${possessive(lesson.student)} lesson ${lesson.title}, ${day(lesson.date, now, sender.timeZone)}`]]
      : [],
    quote: isGiven ? null : written(sender, note),
    ...(holder.hasLogin && {
      button: { label: 'See your payments', url: `${publicUrl}/clienthome/${holder.personId}/payments` },
    }),
  });
}

interface MailDecision {
  farmId: string;
  position: number;
  paymentId: string;
}

/** To the account holder, whatever the barn's notification settings are. C09 */
export const refundDecided = mail<MailDecision>({
  name: 'notifications.mailRefundDecided',
  preview: refundDecidedMail,
  follows: follow(
    ['billing.RefundApproved', 'billing.RefundDeclined'],
    (events: readonly StoredEvent<RefundApproved | RefundDeclined>[]) =>
      events.map(({ position, data: { paymentId } }) => ({ position, paymentId })),
  ),
  ledgerId: ({ position }) => `${position}-refund`,
  async compose(sql, { farmId, paymentId }, { now, config: { publicUrl } }) {
    const found = await mailedRefunds(sql, farmId, [paymentId]);
    if (!found) return undefined;
    const { refunds, ...barn } = found;
    const [refund] = refunds;
    // What came back from the card meanwhile waits for another decision.
    return refund.state === 'done' || refund.state === 'declined'
      ? refundDecidedMail({ ...barn, now, publicUrl, refund })
      : undefined;
  },
});
