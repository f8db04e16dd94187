import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { enquiryLink, enquiryMails, type EnquiryMade } from '../../enquiries/contracts.js';
import { mailedEnquiry } from '../facts/mailed-enquiry.js';
import { mailedGuestPlace } from '../facts/mailed-guest-place.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { datesOf, exampleFamily, lessonRows } from '../wording/lesson-wording.js';

export interface EnquiryConfirm {
  sender: Sender;
  to: string;
  /** Which a place is asked for; null: it is a question. */
  lesson: MailedLesson | null;
  now: Date;
  url: string;
}

export const exampleEnquiryConfirm: EnquiryConfirm = {
  sender: exampleFamily.sender,
  to: 'nora@home.test',
  lesson: null,
  now: exampleFamily.now,
  url: 'https://leadline.test/public/example/enquiry/example',
};

/**
 * To whoever is said to have asked: until the link was opened the barn hears nothing, and this address nothing more. It repeats nothing of
 * what was written, or it would carry anybody's words to anybody; the lesson is the barn's own.
 */
export function enquiryConfirmMail(props: EnquiryConfirm = exampleEnquiryConfirm): ComposedMail {
  const { sender, to, lesson, url } = props;
  if (lesson) return confirmPlaceMail({ ...props, lesson });
  return composeMail('Confirm enquiry', sender, to, {
    subject: `Please confirm: your message to ${sender.farmName}`,
    heading: 'Is this your address?',
    paragraphs: [
      `Somebody, most likely you, wrote to ${sender.farmName} by its public page and gave this address.`,
      `${sender.farmName} reads the message as soon as you say that it is yours.`,
    ],
    button: { label: 'See my message and send it', url },
    footnote: 'If you did not write this, ignore this mail: nothing is sent, and the message is erased within a week.',
    secret: true,
  });
}

export function confirmPlaceMail(props: EnquiryConfirm & { lesson: MailedLesson }): ComposedMail {
  const { sender, to, lesson, url } = props;
  const dates = datesOf(props);
  return composeMail('Confirm enquiry', sender, to, {
    subject: `Please confirm: a place at ${sender.farmName}, ${dates.start(lesson)}`,
    heading: 'Is this your address?',
    paragraphs: [
      `Somebody, most likely you, asked ${sender.farmName} for a place in this lesson and gave this address.`,
      `No place is kept before you say that it was you; then ${sender.farmName} answers you.`,
    ],
    facts: lessonRows(lesson, dates.span(lesson)),
    button: { label: 'Yes, ask for the place', url },
    footnote: 'If you did not ask, ignore this mail: nothing is sent, and the form is erased within a week.',
    secret: true,
  });
}

interface MailConfirm {
  farmId: string;
  position: number;
  enquiryId: string;
}

export const enquiryConfirm = mail<MailConfirm>({
  name: 'notifications.mailEnquiryConfirm',
  preview: enquiryConfirmMail,
  follows: follow(['enquiries.EnquiryMade'], (events: readonly StoredEvent<EnquiryMade>[]) =>
    events.map(({ position, data: { enquiryId } }) => ({ position, enquiryId })),
  ),
  ledgerId: ({ enquiryId }) => `${enquiryMails(enquiryId)}confirm`,
  async compose(sql, { farmId, enquiryId }, { now, config }) {
    const [enquiry, place] = await Promise.all([
      mailedEnquiry(sql, farmId, enquiryId),
      mailedGuestPlace(sql, farmId, enquiryId),
    ]);
    if (!enquiry || enquiry.isConfirmed || enquiry.isClosed) return undefined;
    const { sender, publicId, who } = enquiry;
    const url = enquiryLink(config, { farmId, publicId, enquiryId });
    return enquiryConfirmMail({ sender, to: who.email, lesson: place?.lesson ?? null, now, url });
  },
});
