import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { policyAnnouncement, type RegistrationAnswered } from '../../enrollment/contracts.js';
import { mailedLessons, type MailedLesson } from '../facts/mailed-lessons.js';
import { familyAndSession, placesInSession, type MailedSession } from '../queries/mailed-session.js';
import {
  datesOf,
  exampleFamily,
  exampleLesson,
  examplePolicy,
  lessonList,
  portalButton,
  written,
  type ToFamily,
} from '../wording/lesson-wording.js';
import { exampleSession, sessionRows } from '../wording/session-wording.js';

export interface Answered extends ToFamily {
  session: MailedSession;
  approved: boolean;
  reason: string | null;
  /** Approved: in which of its lessons the rider has a place, in order of time, and what cancelling comes to. */
  lessons: readonly MailedLesson[];
  policy: readonly string[];
}

export const exampleAnswered: Answered = {
  ...exampleFamily,
  session: exampleSession,
  approved: true,
  reason: null,
  lessons: [exampleLesson],
  policy: [examplePolicy],
};

export function registrationAnsweredMail(props: Answered = exampleAnswered): ComposedMail {
  const { sender, holder, student, session, approved, reason, lessons, policy } = props;
  return composeMail('Registration', sender, holder, {
    subject: `${approved ? 'Registered' : 'Not registered'}: ${student.firstName}, ${session.title}`,
    heading: approved
      ? `${student.firstName} has a place in ${session.title}.`
      : `${sender.farmName} could not give ${student.firstName} a place in ${session.title}.`,
    paragraphs: [approved ? toPay(props) : 'Nothing is to be paid.'],
    facts: sessionRows(approved ? session : { ...session, whatToBring: null }, props),
    list: lessonList(lessons, datesOf(props).start),
    quote: approved ? null : written(sender, reason),
    ...portalButton(props, approved ? 'See the registration' : 'See other sessions', 'registration'),
    footnote: policy.join(' '),
  });
}

const toPay = ({ session: { productName, priceMinor }, currency }: Answered) =>
  priceMinor > 0
    ? `${productName}, ${writtenAmount(priceMinor, currency)}, is to be paid for it.`
    : 'Nothing is to be paid for it.';

interface MailAnswer {
  farmId: string;
  position: number;
  seriesId: string;
  studentId: string;
  approved: boolean;
  reasonId: string | null;
}

/** To the account holder, unless it has changed since. */
export const registrationAnswered = mail<MailAnswer>({
  name: 'notifications.mailRegistrationAnswered',
  preview: registrationAnsweredMail,
  follows: follow<RegistrationAnswered, Omit<MailAnswer, 'farmId'>>(['enrollment.RegistrationAnswered'], (events) =>
    events.map(({ position, data }) => ({ position, ...data })),
  ),
  ledgerId: ({ position }) => `${position}-answered`,
  async compose(sql, { farmId, seriesId, studentId, approved, reasonId }, { now, config: { publicUrl } }) {
    const [{ family, session, state, remark }, places] = await Promise.all([
      familyAndSession(sql, farmId, { seriesId, studentId, remarkId: reasonId }),
      placesInSession(sql, farmId, { seriesId, studentId, now }),
    ]);
    const stands = approved ? state === 'registered' : state === null;
    if (!family || !session || !stands) return undefined;
    const held = approved ? places : [];
    const lessonPersonIds = held.map(({ lessonPersonId }) => lessonPersonId);
    const lessonIds = held.map(({ lessonId }) => lessonId);
    const [lessons, policy] = await Promise.all([
      mailedLessons(sql, farmId, lessonIds),
      policyAnnouncement(sql, { farmId, now }, { lessonPersonIds }),
    ]);
    return registrationAnsweredMail({ ...family, now, publicUrl, session, approved, reason: remark, lessons, policy });
  },
});
