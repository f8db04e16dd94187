import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { strikesOf, type AttendanceMarked, type StudentCancelled } from '../../enrollment/contracts.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import {
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonRows,
  portalButton,
  possessive,
  type ToFamily,
} from '../wording/lesson-wording.js';

export interface NoShowWarning extends ToFamily {
  lesson: MailedLesson;
  /** What one more no-show comes to, as the barn's policy says. */
  sentence: string;
}

export const exampleNoShowWarning: NoShowWarning = {
  ...exampleFamily,
  lesson: exampleLesson,
  sentence:
    'Anna did not come to Beginner group twice in a row. ' +
    'Once more, and by the barn’s policy the place in this series may be given to somebody else.',
};

export function noShowWarningMail(props: NoShowWarning = exampleNoShowWarning): ComposedMail {
  const { sender, holder, student, lesson, sentence } = props;
  const dates = datesOf(props);
  return composeMail('No-show warning', sender, holder, {
    subject: `${student.firstName} did not come: ${dates.start(lesson)}`,
    heading: `${sender.farmName} missed ${student.firstName}.`,
    paragraphs: [sentence, 'If that is wrong, or something keeps you from coming, please tell the barn.'],
    facts: lessonRows(lesson, dates.span(lesson)),
    list: [],
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

interface MailWarning {
  farmId: string;
  position: number;
  lessonPersonId: string;
  studentId: string;
}

/** To the account holder at the last no-show before the policy's number; not of one that was put right before the mail went out. */
export const noShowWarning = mail<MailWarning>({
  name: 'notifications.mailNoShowWarning',
  preview: noShowWarningMail,
  follows: follow<AttendanceMarked | StudentCancelled, Omit<MailWarning, 'farmId'>>(
    ['enrollment.AttendanceMarked', 'enrollment.StudentCancelled'],
    (events) =>
      events.flatMap(({ position, data: { code, lessonPersonId, studentId } }) =>
        code === 'CNS' ? [{ position, lessonPersonId, studentId }] : [],
      ),
  ),
  ledgerId: ({ lessonPersonId }) => `${lessonPersonId}-no-show-warning`,
  async compose(sql, { farmId, lessonPersonId, studentId }, { now, config: { publicUrl } }) {
    const strikes = await strikesOf(sql, { farmId, now, chosen: sql`lp.student_id = ${studentId}` });
    const warned = strikes.find((one) => one.lessonPersonId === lessonPersonId && one.stand === 'warned');
    if (!warned) return undefined;
    const { lessonId, sentence } = warned;
    const { family, lessons } = await familyAndLessons(sql, farmId, { studentId, lessons: [{ lessonId }] });
    const [lesson] = lessons;
    return family && lesson && noShowWarningMail({ ...family, now, publicUrl, lesson, sentence });
  },
});
