import { moment } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { PlaceOffered } from '../../enrollment/contracts.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { offerNews } from '../wording/push-wording.js';
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

export interface Offered extends ToFamily {
  lesson: MailedLesson;
  until: Date;
}

export const exampleOffered: Offered = {
  ...exampleFamily,
  lesson: exampleLesson,
  until: new Date('2026-11-20T20:00:00Z'),
};

export function placeOfferedMail(props: Offered = exampleOffered): ComposedMail {
  const { sender, holder, student, lesson, until, now } = props;
  const dates = datesOf(props);
  const held = moment(until, now, sender.timeZone);
  return composeMail('Place offered', sender, holder, {
    subject: `A place for ${student.firstName}: ${dates.start(lesson)}`,
    heading: `A place has come free for ${student.firstName} on ${dates.start(lesson)}.`,
    paragraphs: [`It is held until ${held}. After that the next rider on the waiting list gets it.`],
    facts: [...lessonRows(lesson, dates.span(lesson)), ['Held until', held]],
    list: [],
    ...portalButton(props, 'Take the place or leave it'),
  });
}

export interface SessionOffered extends ToFamily {
  session: MailedSession;
  until: Date;
}

export const exampleSessionOffered: SessionOffered = {
  ...exampleFamily,
  session: exampleSession,
  until: new Date('2026-11-20T20:00:00Z'),
};

/** A place in all lessons of a session, which a family takes by registering. */
export function sessionPlaceOfferedMail(props: SessionOffered = exampleSessionOffered): ComposedMail {
  const { sender, holder, student, session, until, now } = props;
  const held = moment(until, now, sender.timeZone);
  return composeMail('Place offered', sender, holder, {
    subject: `A place for ${student.firstName}: ${session.title}`,
    heading: `A place has come free for ${student.firstName} in ${session.title}.`,
    paragraphs: [
      `It is held until ${held}. Please register until then; after that the next rider on the waiting list gets it.`,
    ],
    facts: [...sessionRows(session, props), ['Held until', held]],
    list: [],
    ...portalButton(props, 'Register or decline', 'registration'),
  });
}

interface MailOffer {
  farmId: string;
  position: number;
  studentId: string;
  lessonId: string;
  until: string;
}

/** To the account holder, while the place is held. */
export const placeOffered = mail<MailOffer>({
  name: 'notifications.mailOffer',
  preview: placeOfferedMail,
  follows: follow<PlaceOffered, Omit<MailOffer, 'farmId'>>(['enrollment.PlaceOffered'], (events) =>
    events.flatMap(({ position, data: { studentId, lessonId, until, firstRefusal } }) =>
      firstRefusal ? [] : [{ position, studentId, lessonId, until }],
    ),
  ),
  ledgerId: ({ position }) => `${position}-offered`,
  async compose(sql, { farmId, studentId, lessonId, until }, { now, config: { publicUrl } }) {
    const [{ family, lessons }, { session }, devices, open] = await Promise.all([
      familyAndLessons(sql, farmId, { studentId, lessons: [{ lessonId }] }),
      familyAndSession(sql, farmId, { seriesId: lessonId, studentId }),
      devicesToTell(sql, farmId, { kind: 'places', studentId }),
      sql`select from waiting_entry
        where farm_id = ${farmId} and lesson_id = ${lessonId} and student_id = ${studentId} and offered_until = ${until}`,
    ]);
    const [lesson] = lessons;
    // Taken, declined or given away before the mail went out.
    if (!family || open.length === 0 || new Date(until) <= now) return undefined;
    const told = { ...family, now, publicUrl, until: new Date(until) };
    const offer = (written: ComposedMail) =>
      alsoTold(written, farmId, devices, offerNews(written, told, { lessonId, page: session && 'registration' }));
    if (session) return offer(sessionPlaceOfferedMail({ ...told, session }));
    return lesson && offer(placeOfferedMail({ ...told, lesson }));
  },
});
