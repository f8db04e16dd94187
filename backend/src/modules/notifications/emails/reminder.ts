import { letter, type Letter } from '../../../platform/mail/mail.js';
import type { LessonFacts } from '../queries/lesson-facts.js';
import { datesOf, exampleFamily, exampleLesson, lessonRows, portalButton, type ToFamily } from './words.js';

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
export function reminderMail(props: Reminder = exampleReminder): Letter {
  const { sender, holder, student, lesson, horse } = props;
  const dates = datesOf(props);
  return letter('Reminder', sender, holder.email, {
    subject: `Reminder: ${student.firstName}, ${dates.start(lesson)}`,
    heading: `${student.firstName} rides on ${dates.start(lesson)}.`,
    paragraphs: [],
    facts: [...lessonRows(lesson, dates.span(lesson)), ...(horse ? [['Horse', horse] as const] : [])],
    ...portalButton(props, 'Open the lesson'),
    footnote: 'If you cannot come, please cancel as early as you can.',
  });
}
