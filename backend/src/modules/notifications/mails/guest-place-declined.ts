import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { enquiryLink, enquiryMails, type PlaceDeclined } from '../../enquiries/contracts.js';
import { enquiryText, mailedEnquiry } from '../facts/mailed-enquiry.js';
import { mailedGuestPlace, mailedHold, type MailedHold } from '../facts/mailed-guest-place.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { exampleHold, holdWords } from '../wording/hold-wording.js';
import { datesOf, exampleFamily, exampleLesson, lessonRows } from '../wording/lesson-wording.js';

export interface GuestPlaceDeclined {
  now: Date;
  sender: Sender;
  to: string;
  firstName: string;
  /** Null where it was deleted. */
  lesson: MailedLesson | null;
  hold: MailedHold | null;
  words: string;
  url: string;
}

export const exampleGuestPlaceDeclined: GuestPlaceDeclined = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  to: 'nora@home.test',
  firstName: 'Nora',
  lesson: exampleLesson,
  hold: exampleHold,
  words: 'This group canters already. On Saturdays at ten there is one for beginners.',
  url: 'https://leadline.test/public/example/enquiry/example',
};

/** The barn's own words say why; what they write back stands with the rest. */
export function guestPlaceDeclinedMail(props: GuestPlaceDeclined = exampleGuestPlaceDeclined): ComposedMail {
  const { sender, to, firstName, lesson, hold, words, url } = props;
  const dates = datesOf(props);
  return composeMail('Place declined', sender, to, {
    subject: `No place this time: ${sender.farmName} has answered you`,
    heading: `${firstName}, ${sender.farmName} cannot give you this place.`,
    paragraphs: ['Nothing was booked, and nothing is to be paid.', ...holdWords(hold)],
    facts: lesson ? lessonRows(lesson, dates.span(lesson)) : [],
    quote: { by: `${sender.farmName} writes`, text: words },
    button: { label: 'Read everything and write back', url },
    secret: true,
  });
}

interface MailDeclined {
  farmId: string;
  position: number;
  enquiryId: string;
  messageId: string;
}

export const guestPlaceDeclined = mail<MailDeclined>({
  name: 'notifications.mailGuestPlaceDeclined',
  preview: guestPlaceDeclinedMail,
  follows: follow(['enquiries.PlaceDeclined'], (events: readonly StoredEvent<PlaceDeclined>[]) =>
    events.map(({ position, data: { enquiryId, messageId } }) => ({ position, enquiryId, messageId })),
  ),
  ledgerId: ({ enquiryId }) => `${enquiryMails(enquiryId)}declined`,
  async compose(sql, { farmId, enquiryId, messageId }, { now, config }) {
    const [enquiry, place, hold, words] = await Promise.all([
      mailedEnquiry(sql, farmId, enquiryId),
      mailedGuestPlace(sql, farmId, enquiryId),
      mailedHold(sql, farmId, enquiryId),
      enquiryText(sql, farmId, messageId),
    ]);
    if (!enquiry || words === undefined) return undefined;
    const { sender, publicId, who } = enquiry;
    const url = enquiryLink(config, { farmId, publicId, enquiryId });
    const { firstName, email } = who;
    const lesson = place?.lesson ?? null;
    return guestPlaceDeclinedMail({ now, sender, to: email, firstName, lesson, hold, words, url });
  },
});
