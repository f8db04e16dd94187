import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { enquiryLink, enquiryMails } from '../../enquiries/contracts.js';
import type { GuestPlaceFreed } from '../../enrollment/contracts.js';
import { mailedEnquiry } from '../facts/mailed-enquiry.js';
import { mailedGuestPlace, mailedHold, type MailedHold } from '../facts/mailed-guest-place.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { exampleHold, holdWords } from '../wording/hold-wording.js';
import { datesOf, exampleFamily, exampleLesson, lessonRows } from '../wording/lesson-wording.js';

type Told = 'ended' | 'given_away' | 'called_off' | 'closed';
const TOLD: readonly string[] = ['ended', 'given_away', 'called_off', 'closed'] satisfies readonly Told[];
const isTold = (why: string): why is Told => TOLD.includes(why);

export interface GuestPlaceOver {
  now: Date;
  sender: Sender;
  to: string;
  firstName: string;
  /** Null where it was deleted. */
  lesson: MailedLesson | null;
  hold: MailedHold | null;
  why: Told;
  url: string;
}

export const exampleGuestPlaceOver: GuestPlaceOver = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  to: 'nora@home.test',
  firstName: 'Nora',
  lesson: exampleLesson,
  hold: exampleHold,
  why: 'ended',
  url: 'https://leadline.test/public/example/enquiry/example',
};

const WORDS: Readonly<Record<Told, (farm: string) => string>> = {
  ended: (farm) => `${farm} has not answered in the time for which it was kept. It may still answer you.`,
  given_away: () => 'The lesson is full. Nothing was booked.',
  called_off: () => 'The lesson does not take place. Nothing was booked.',
  closed: () => 'Nothing was booked, and nothing is to be paid.',
};

export function guestPlaceOverMail(props: GuestPlaceOver = exampleGuestPlaceOver): ComposedMail {
  const { sender, to, firstName, lesson, hold, why, url } = props;
  const dates = datesOf(props);
  return composeMail('Place not kept', sender, to, {
    subject: `Your place is not kept any more${lesson ? `: ${dates.start(lesson)}` : ''}`,
    heading: `${firstName}, the place is not kept for you any more.`,
    paragraphs: [
      WORDS[why](sender.farmName),
      ...holdWords(hold),
      'You can write back, or ask for a place in another lesson.',
    ],
    facts: lesson ? lessonRows(lesson, dates.span(lesson)) : [],
    button: { label: 'Read everything and write back', url },
    secret: true,
  });
}

interface MailOver {
  farmId: string;
  position: number;
  enquiryId: string;
  why: Told;
}

/** Whoever was answered hears of it by the answer. */
export const guestPlaceOver = mail<MailOver>({
  name: 'notifications.mailGuestPlaceOver',
  preview: guestPlaceOverMail,
  follows: follow(['enrollment.GuestPlaceFreed'], (events: readonly StoredEvent<GuestPlaceFreed>[]) =>
    events.flatMap(({ position, data: { placeId, why } }) =>
      isTold(why) ? [{ position, enquiryId: placeId, why }] : [],
    ),
  ),
  ledgerId: ({ enquiryId }) => `${enquiryMails(enquiryId)}over`,
  async compose(sql, { farmId, enquiryId, why }, { now, config }) {
    const [enquiry, place, hold] = await Promise.all([
      mailedEnquiry(sql, farmId, enquiryId),
      mailedGuestPlace(sql, farmId, enquiryId),
      mailedHold(sql, farmId, enquiryId),
    ]);
    if (!enquiry) return undefined;
    const { sender, publicId, who } = enquiry;
    const url = enquiryLink(config, { farmId, publicId, enquiryId });
    return guestPlaceOverMail({
      now,
      sender,
      to: who.email,
      firstName: who.firstName,
      lesson: place?.lesson ?? null,
      hold,
      why,
      url,
    });
  },
});
