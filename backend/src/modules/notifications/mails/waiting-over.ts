import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { OfferWithdrawn, WaitingEnded } from '../../enrollment/contracts.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { familyAndSession, type MailedSession } from '../queries/mailed-session.js';
import { exampleSession, sessionRows } from '../wording/session-wording.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import {
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonRows,
  portalButton,
  type ToFamily,
} from '../wording/lesson-wording.js';

type Told = 'missed' | 'closed' | 'given away';

export interface Over extends ToFamily {
  lesson: MailedLesson;
  what: Told;
}

export const exampleOver: Over = { ...exampleFamily, lesson: exampleLesson, what: 'missed' };

const WORDS: Readonly<Record<Told, { heading: (name: string) => string; then: string }>> = {
  missed: {
    heading: (name) => `The place that was held for ${name} has gone to the next rider.`,
    then: 'Nobody took it in time. You can join the waiting list again.',
  },
  closed: { heading: (name) => `No place came free for ${name}.`, then: 'The lesson can no longer be booked.' },
  'given away': {
    heading: (name) => `The barn gave the place that was held for ${name} to somebody else.`,
    then: 'Nothing was booked. The rider waits on, and keeps the place on the waiting list.',
  },
};

export function waitingOverMail(props: Over = exampleOver): ComposedMail {
  const { sender, holder, student, lesson, what } = props;
  const dates = datesOf(props);
  return composeMail('Waiting list', sender, holder, {
    subject: `No place for ${student.firstName}: ${dates.start(lesson)}`,
    heading: WORDS[what].heading(student.firstName),
    paragraphs: [WORDS[what].then],
    facts: lessonRows(lesson, dates.span(lesson)),
    list: [],
    ...portalButton(props, `See ${student.firstName} in the schedule`),
  });
}

export interface SessionOver extends ToFamily {
  session: MailedSession;
  what: Told;
}

export const exampleSessionOver: SessionOver = { ...exampleFamily, session: exampleSession, what: 'missed' };

/** Of a session: nobody waits for another lesson of it. */
const SESSION_WORDS: typeof WORDS = {
  ...WORDS,
  missed: {
    heading: (name) => `The place that was held for ${name} is not held any more.`,
    then: 'Nobody registered in time. The registration page says whether a place is free, and where you can wait for one.',
  },
  closed: { heading: WORDS.closed.heading, then: 'No lesson of it is to come any more.' },
};

export function sessionOverMail(props: SessionOver = exampleSessionOver): ComposedMail {
  const { sender, holder, student, session, what } = props;
  return composeMail('Waiting list', sender, holder, {
    subject: `No place for ${student.firstName}: ${session.title}`,
    heading: SESSION_WORDS[what].heading(student.firstName),
    paragraphs: [SESSION_WORDS[what].then],
    facts: sessionRows({ ...session, whatToBring: null }, props),
    list: [],
    ...portalButton(props, 'See the sessions', 'registration'),
  });
}

interface MailOver {
  farmId: string;
  position: number;
  studentId: string;
  lessonId: string;
  what: Told;
}

function toldOf({ data }: StoredEvent<WaitingEnded | OfferWithdrawn>): Told[] {
  if (!('why' in data)) return ['given away'];
  const { why } = data;
  return why === 'missed' || why === 'closed' ? [why] : [];
}

/** To the account holder who waited in vain. Of a lesson that was called off nobody who only waited is told. */
export const waitingOver = mail<MailOver>({
  name: 'notifications.mailWaitingOver',
  preview: waitingOverMail,
  follows: follow<WaitingEnded | OfferWithdrawn, Omit<MailOver, 'farmId'>>(
    ['enrollment.WaitingEnded', 'enrollment.OfferWithdrawn'],
    (events) =>
      events.flatMap((event) =>
        toldOf(event).map((what) => {
          const { studentId, lessonId } = event.data;
          return { position: event.position, studentId, lessonId, what };
        }),
      ),
  ),
  ledgerId: ({ position }) => `${position}-waiting-over`,
  async compose(sql, { farmId, studentId, lessonId, what }, { now, config: { publicUrl } }) {
    const [{ family, lessons }, { session }] = await Promise.all([
      familyAndLessons(sql, farmId, { studentId, lessons: [{ lessonId }] }),
      familyAndSession(sql, farmId, { seriesId: lessonId, studentId }),
    ]);
    const [lesson] = lessons;
    if (family && session) return sessionOverMail({ ...family, now, publicUrl, session, what });
    if (!family || !lesson || lesson.isCancelled || lesson.startsAt <= now) return undefined;
    return waitingOverMail({ ...family, now, publicUrl, lesson, what });
  },
});
