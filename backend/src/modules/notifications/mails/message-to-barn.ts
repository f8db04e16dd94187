import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { StudentEnrolled } from '../../enrollment/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { barnAddress } from '../queries/barn-address.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { count, datesOf, exampleFamily, exampleLesson, lessonRows, type ToFamily } from '../wording/lesson-wording.js';

export interface MessageToBarn extends Pick<ToFamily, 'now' | 'sender' | 'student' | 'holder'> {
  to: string;
  lessons: readonly [MailedLesson, ...MailedLesson[]];
  message: string;
}

export const exampleMessageToBarn: MessageToBarn = {
  ...exampleFamily,
  to: 'office@maplehill.test',
  lessons: [exampleLesson],
  message: 'Anna would like to ride Biscuit again.',
};

/** Reply-To is the family. R078 G15 */
export function messageToBarnMail(props: MessageToBarn = exampleMessageToBarn): ComposedMail {
  const { sender, holder, student, lessons, message, to } = props;
  const dates = datesOf(props);
  const [lesson] = lessons;
  const single = lessons.length === 1;
  const written = composeMail('Message with a booking', sender, to, {
    subject: `${holder.firstName} writes: ${student.firstName}, ${dates.start(lesson)}`,
    heading: `${student.firstName} was booked for ${single ? dates.start(lesson) : count(lessons.length, 'lesson')}.`,
    paragraphs: [],
    facts: lessonRows(lesson, single ? dates.span(lesson) : `from ${dates.span(lesson)}`),
    quote: { by: `${holder.firstName} writes`, text: message },
  });
  return { ...written, replyTo: holder.email || written.replyTo };
}

interface MailMessage {
  farmId: string;
  position: number;
  studentId: string;
  messageId: string;
  lessons: { lessonId: string }[];
}

/** Sent whatever the barn's notification settings are. */
export const messageToBarn = mail<MailMessage>({
  name: 'notifications.mailMessageToBarn',
  preview: messageToBarnMail,
  follows: follow(['enrollment.StudentEnrolled'], (events: readonly StoredEvent<StudentEnrolled>[]) =>
    groupByCommand(events, ({ messageId }) => messageId ?? '').flatMap(({ position, items }) => {
      const [{ messageId, studentId }] = items;
      return messageId
        ? [{ position, studentId, messageId, lessons: items.map(({ lessonId }) => ({ lessonId })) }]
        : [];
    }),
  ),
  ledgerId: ({ position }) => `${position}-message`,
  async compose(sql, { farmId, studentId, messageId, lessons }, { now }) {
    const [{ family, lessons: facts, message }, to] = await Promise.all([
      familyAndLessons(sql, farmId, { studentId, lessons, messageId }),
      barnAddress(sql, farmId),
    ]);
    const [first, ...more] = facts;
    return family && first && message
      ? messageToBarnMail({ ...family, now, to, lessons: [first, ...more], message })
      : undefined;
  },
});
