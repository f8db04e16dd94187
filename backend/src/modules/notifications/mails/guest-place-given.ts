import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { enquiryLink, enquiryMails, type PlaceGiven } from '../../enquiries/contracts.js';
import { mailedEnquiry } from '../facts/mailed-enquiry.js';
import { mailedGuestPlace, mailedHold, type MailedGuestPlace, type MailedHold } from '../facts/mailed-guest-place.js';
import { holdWords } from '../wording/hold-wording.js';
import { datesOf, exampleFamily, exampleLesson, lessonRows } from '../wording/lesson-wording.js';

export interface GuestPlaceGiven extends Pick<MailedGuestPlace, 'lesson' | 'whatToBring'> {
  now: Date;
  sender: Sender;
  to: string;
  firstName: string;
  rider: string;
  hold: MailedHold | null;
  url: string;
}

export const exampleGuestPlaceGiven: GuestPlaceGiven = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  to: 'nora@home.test',
  firstName: 'Nora',
  rider: 'Ida',
  hold: { state: 'taking', amount: 'CAD 51.87' },
  lesson: exampleLesson,
  whatToBring: 'Long trousers, and shoes with a heel.',
  url: 'https://leadline.test/public/example/enquiry/example',
};

/** The place is theirs: when, where and with what. */
export function guestPlaceGivenMail(props: GuestPlaceGiven = exampleGuestPlaceGiven): ComposedMail {
  const { sender, to, firstName, rider, hold, lesson, whatToBring, url } = props;
  const dates = datesOf(props);
  return composeMail('Place given', sender, to, {
    subject: `You have the place: ${rider}, ${dates.start(lesson)}`,
    heading: `${firstName}, ${rider} has a place on ${dates.start(lesson)}.`,
    paragraphs: [...holdWords(hold), `If you cannot come, please tell ${sender.farmName} in time.`],
    facts: [
      ...lessonRows(lesson, dates.span(lesson)),
      ...(whatToBring ? [['Please bring', whatToBring] as const] : []),
    ],
    button: { label: 'Read everything and write back', url },
    secret: true,
  });
}

interface MailGiven {
  farmId: string;
  position: number;
  enquiryId: string;
}

export const guestPlaceGiven = mail<MailGiven>({
  name: 'notifications.mailGuestPlaceGiven',
  preview: guestPlaceGivenMail,
  follows: follow(['enquiries.PlaceGiven'], (events: readonly StoredEvent<PlaceGiven>[]) =>
    events.map(({ position, data: { enquiryId } }) => ({ position, enquiryId })),
  ),
  ledgerId: ({ enquiryId }) => `${enquiryMails(enquiryId)}given`,
  async compose(sql, { farmId, enquiryId }, { now, config }) {
    const [enquiry, place, hold] = await Promise.all([
      mailedEnquiry(sql, farmId, enquiryId),
      mailedGuestPlace(sql, farmId, enquiryId),
      mailedHold(sql, farmId, enquiryId),
    ]);
    if (!enquiry?.isConfirmed || !place || place.lesson.isCancelled) return undefined;
    const { sender, publicId, who, rider } = enquiry;
    const url = enquiryLink(config, { farmId, publicId, enquiryId });
    const { firstName, email } = who;
    const given = { ...place, hold, rider: rider.name ?? firstName };
    return guestPlaceGivenMail({ ...given, now, sender, to: email, firstName, url });
  },
});
