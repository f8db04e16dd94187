import type { StoredEvent } from '../../../platform/event-store/event.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { mailedConfirmation, type ConfirmationAsked, type MailedConfirmation } from '../../cards/contracts.js';
import { SENDER, senderOf, type SenderRow } from '../queries/family-facts.js';
import { exampleFamily, exampleLesson, type Fact } from '../wording/lesson-wording.js';

export interface ConfirmPayment {
  now: Date;
  publicUrl: string;
  sender: Sender;
  confirmation: MailedConfirmation;
}

export const exampleConfirmPayment: ConfirmPayment = {
  now: exampleFamily.now,
  publicUrl: exampleFamily.publicUrl,
  sender: exampleFamily.sender,
  confirmation: {
    payment_id: exampleLesson.lessonId,
    invoice_id: null,
    invoice_number: null,
    amount: 518.67,
    currency: 'CAD',
    asked: '2026-11-20',
    until: '2026-11-27',
    ended_by: null,
    state: 'waiting',
    items: [{ product_name: '10 group lessons', person_name: 'Anna Kowalska' }],
    holder: { personId: exampleFamily.student.personId, name: 'Ewa Kowalska', email: 'parent@maplehill.test' },
  },
};

/** The bank wants the owner of the card, who was not at the barn: nothing is paid until they confirm it. E12 */
export function confirmPaymentMail(props: ConfirmPayment = exampleConfirmPayment): ComposedMail {
  const { now, publicUrl, sender, confirmation } = props;
  const { holder, payment_id, invoice_number, amount, currency, until, items } = confirmation;
  const sum = writtenAmount(Math.round(amount * 100), currency);
  const facts: Fact[] = items.map(({ person_name, product_name }) => [person_name, product_name]);
  return composeMail('Confirm Payment', sender, holder, {
    subject: `Please confirm a payment: ${sum}`,
    heading: `${sender.farmName} would like to charge your card, and your bank wants you to confirm it.`,
    paragraphs: ['Nothing is paid until you do. If you did not expect this, you can decline it there.'],
    facts: [
      ...(invoice_number === null ? facts : [['Invoice', String(invoice_number)] as const]),
      ['Amount', sum],
      ['Until', day(until, now, sender.timeZone)],
    ],
    button: {
      label: 'Confirm the payment',
      url: `${publicUrl}/clienthome/${holder.personId}/confirmPayment/${payment_id}`,
    },
  });
}

interface MailConfirmation {
  farmId: string;
  position: number;
  paymentId: string;
}

/** To the account holder, whatever the barn's notification settings are. E12 */
export const confirmPayment = mail<MailConfirmation>({
  name: 'notifications.mailConfirmPayment',
  preview: confirmPaymentMail,
  follows: follow(['cards.ConfirmationAsked'], (events: readonly StoredEvent<ConfirmationAsked>[]) =>
    events.map(({ position, data: { paymentId } }) => ({ position, paymentId })),
  ),
  ledgerId: ({ position }) => `${position}-confirm`,
  async compose(sql, { farmId, paymentId }, { now, config: { publicUrl } }) {
    const [confirmation, [farm]] = await Promise.all([
      mailedConfirmation(sql, farmId, paymentId),
      sql<SenderRow[]>`select ${SENDER(sql)} from farm f where f.farm_id = ${farmId}`,
    ]);
    return confirmation && farm && confirmPaymentMail({ now, publicUrl, sender: senderOf(farm), confirmation });
  },
});
