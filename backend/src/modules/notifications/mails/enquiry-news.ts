import type { StoredEvent } from '../../../platform/event-store/event.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import {
  enquiryMails,
  EXPERIENCES,
  SUBJECTS,
  type EnquiryConfirmed,
  type EnquiryContinued,
} from '../../enquiries/contracts.js';
import { enquiryText, mailedEnquiry, type MailedEnquiry } from '../facts/mailed-enquiry.js';
import { mailedGuestPlace, type MailedGuestPlace } from '../facts/mailed-guest-place.js';
import { EnquiryWatchers } from '../queries/enquiry-watchers.js';
import { loginFacts } from '../queries/login-facts.js';
import { moment } from '../../../platform/mail/barn-dates.js';
import { datesOf, exampleFamily, type Fact } from '../wording/lesson-wording.js';

export interface EnquiryNews extends Pick<MailedEnquiry, 'sender' | 'wish' | 'who' | 'rider'> {
  to: string;
  /** What was written now. */
  text: string;
  isFirst: boolean;
  /** Where a place in a lesson is asked for. */
  place: Pick<MailedGuestPlace, 'lesson' | 'keptUntil'> | null;
  now: Date;
  url: string;
}

export const exampleEnquiryNews: EnquiryNews = {
  sender: exampleFamily.sender,
  to: 'admin@maplehill.test',
  wish: 'trial',
  who: { firstName: 'Nora', lastName: 'Lindqvist', email: 'nora@home.test', phone: '519 555 0142' },
  rider: { name: 'Ida', birthYear: 2016, experience: 'none' },
  text: 'Do you have room for my daughter on Saturdays?',
  isFirst: true,
  place: null,
  now: exampleFamily.now,
  url: 'https://leadline.test/admin/enquiries/all/example',
};

/** To those who run the barn, once the address is confirmed; answered there, so that everybody sees it. */
export function enquiryNewsMail(props: EnquiryNews = exampleEnquiryNews): ComposedMail {
  const { sender, to, wish, who, rider, text, isFirst, place, url } = props;
  const dates = datesOf(props);
  const name = `${who.firstName} ${who.lastName}`.trim();
  const facts: Fact[] = [
    ['About', SUBJECTS[wish]],
    ...(place ? placeFacts(props, place) : []),
    ...(who.phone ? [['Phone', who.phone] satisfies Fact] : []),
    ['Rider', rider.name ?? name],
    ...(rider.birthYear ? [['Born', String(rider.birthYear)] satisfies Fact] : []),
    ...(rider.experience ? [['Experience', EXPERIENCES[rider.experience]] satisfies Fact] : []),
  ];
  return composeMail('Enquiry', sender, to, {
    subject: isFirst
      ? `${place ? dates.start(place.lesson) : SUBJECTS[wish]}: ${name} asks`
      : `${name} has written back`,
    heading: isFirst
      ? `${name} asks ${place ? 'for a place in a lesson' : 'by your public page'}.`
      : `${name} has written back.`,
    paragraphs: [],
    facts: isFirst ? facts : [],
    ...(text && { quote: { by: `${who.firstName} writes`, text } }),
    button: { label: 'Read and answer', url },
  });
}

function placeFacts({ sender, now }: EnquiryNews, { lesson, keptUntil }: NonNullable<EnquiryNews['place']>): Fact[] {
  const when = datesOf({ sender, now }).span(lesson);
  return [
    ['Lesson', `${when}, ${lesson.title}`],
    ['Kept until', keptUntil ? moment(keptUntil, now, sender.timeZone) : 'No place is kept'],
  ];
}

interface AnnounceNews {
  farmId: string;
  position: number;
  enquiryId: string;
  /** Null: the enquiry's own text. */
  messageId: string | null;
}
interface MailNews extends AnnounceNews {
  loginId: string;
}

type NewsEvent = EnquiryConfirmed | EnquiryContinued;

export const enquiryNews = mail<MailNews>({
  name: 'notifications.mailEnquiryNews',
  preview: enquiryNewsMail,
  announced: announcement<MailNews, AnnounceNews>({
    job: jobType('notifications.announceEnquiry', { queue: 'mail', remember: false }),
    follows: follow(
      ['enquiries.EnquiryConfirmed', 'enquiries.EnquiryContinued'],
      (events: readonly StoredEvent<NewsEvent>[]) =>
        events.map(({ position, data }) => ({
          position,
          enquiryId: data.enquiryId,
          messageId: 'messageId' in data ? data.messageId : null,
        })),
    ),
    async recipients(news, ask) {
      const { farmId, position, enquiryId } = news;
      const watchers = await ask(new EnquiryWatchers({ farmId, actor: SYSTEM }, { enquiryId }));
      return watchers.map((loginId) => ({
        id: `${farmId}-${position}-${loginId}-enquiry`,
        data: { ...news, loginId },
      }));
    },
  }),
  ledgerId: ({ position, enquiryId, loginId }) => `${enquiryMails(enquiryId)}news-${position}-${loginId}`,
  async compose(sql, { farmId, enquiryId, messageId, loginId }, { now, config: { publicUrl } }) {
    const [enquiry, login, place, later] = await Promise.all([
      mailedEnquiry(sql, farmId, enquiryId),
      loginFacts(sql, farmId, loginId),
      mailedGuestPlace(sql, farmId, enquiryId),
      messageId ? enquiryText(sql, farmId, messageId) : undefined,
    ]);
    const text = messageId ? later : enquiry?.message;
    if (!enquiry || !login || text === undefined) return undefined;
    const url = `${publicUrl}/admin/enquiries/all/${enquiryId}`;
    return enquiryNewsMail({
      ...enquiry,
      to: login.email,
      text,
      isFirst: messageId === null,
      place: place ?? null,
      now,
      url,
    });
  },
});
