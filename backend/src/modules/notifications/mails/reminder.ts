import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { mail } from '../../../platform/mail/mail-type.js';
import { familyFacts } from '../queries/family-facts.js';
import { lessonFacts, type LessonFacts } from '../queries/lesson-facts.js';
import { placeFacts } from '../queries/place-facts.js';
import {
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonRows,
  portalButton,
  type ToFamily,
} from '../wording/lesson-wording.js';

export interface Reminder extends ToFamily {
  lesson: LessonFacts;
  horse: string | null;
}

export const exampleReminder: Reminder = {
  ...exampleFamily,
  now: new Date('2026-11-23T21:00:00Z'),
  lesson: exampleLesson,
  horse: 'Biscuit',
};

/** A lesson is a day away. */
export function reminderMail(props: Reminder = exampleReminder): ComposedMail {
  const { sender, holder, student, lesson, horse } = props;
  const dates = datesOf(props);
  return composeMail('Reminder', sender, holder.email, {
    subject: `Reminder: ${student.firstName}, ${dates.start(lesson)}`,
    heading: `${student.firstName} rides on ${dates.start(lesson)}.`,
    paragraphs: [],
    facts: [...lessonRows(lesson, dates.span(lesson)), ...(horse ? [['Horse', horse] as const] : [])],
    ...portalButton(props, 'Open the lesson'),
    footnote: 'If you cannot come, please cancel as early as you can.',
  });
}

interface MailReminder {
  farmId: string;
  studentId: string;
  lessonId: string;
  lessonPersonId: string;
  /** The lesson's day when the reminder fell due: a lesson moved to another day is another reminder. */
  date: string;
}

/** Asked for by the clock. F03 */
export const reminder = mail<MailReminder>({
  name: 'notifications.mailReminder',
  preview: reminderMail,
  ledgerId: ({ lessonId, studentId, date }) => `reminder-${lessonId}-${studentId}-${date}`,
  async compose(sql, { farmId, studentId, lessonId, lessonPersonId, date }, { now, config: { publicUrl } }) {
    const [family, [lesson], [place]] = await Promise.all([
      familyFacts(sql, farmId, studentId),
      lessonFacts(sql, farmId, [lessonId]),
      placeFacts(sql, farmId, [lessonPersonId]),
    ]);
    if (!family || !lesson || !place) return undefined;
    // The mail may have waited long: what was cancelled, moved or has begun meanwhile needs no reminder.
    if (lesson.isCancelled || place.isCancelled || lesson.date !== date || lesson.startsAt <= now) return undefined;
    return reminderMail({ ...family, now, publicUrl, lesson, horse: place.horse });
  },
});
