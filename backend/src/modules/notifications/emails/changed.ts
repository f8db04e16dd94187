import { letter, type Letter } from '../../../platform/mail/mail.js';
import type { LessonFacts } from '../queries/lesson-facts.js';
import {
  count,
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonList,
  lessonRows,
  portalButton,
  possessive,
  type ToFamily,
} from './words.js';

export interface ChangedLesson {
  lesson: LessonFacts;
  /** Where it stood before, if it moved. */
  from: { date: string; startTime: string } | null;
}
export interface Changed extends ToFamily {
  /** At least one, in order. */
  lessons: readonly [ChangedLesson, ...ChangedLesson[]];
  message: string | null;
}

export const exampleChanged: Changed = {
  ...exampleFamily,
  lessons: [{ lesson: exampleLesson, from: { date: '2026-11-23', startTime: '15:00' } }],
  message: 'The arena is taken on Monday.',
};

/** Lessons moved, or somebody else teaches them, or they are held elsewhere: says how it is now. */
export function changedMail(props: Changed = exampleChanged): Letter {
  const { sender, holder, student, lessons, message } = props;
  const dates = datesOf(props);
  const [{ lesson, from }] = lessons;
  const single = lessons.length === 1;
  const what = single
    ? `${possessive(student.firstName)} lesson`
    : `${count(lessons.length, 'lesson')} of ${student.firstName}`;
  const verb = lessons.some((one) => one.from) ? 'moved' : 'changed';
  return letter('Lesson change', sender, holder.email, {
    subject: single
      ? `${from ? 'Moved' : 'Changed'}: ${student.firstName}, ${dates.start(lesson)}`
      : `${verb === 'moved' ? 'Moved' : 'Changed'}: ${student.firstName}, ${count(lessons.length, 'lesson')}`,
    heading: single && from ? `${what} moved to ${dates.start(lesson)}.` : `${what} ${verb}.`,
    paragraphs: single && from ? [`It was on ${dates.start({ ...lesson, ...from })}.`] : [],
    facts: single ? lessonRows(lesson, dates.span(lesson)) : lessonRows(lesson, `from ${dates.span(lesson)}`),
    list: single
      ? []
      : lessonList(
          lessons.map((one) => one.lesson),
          dates.start,
        ),
    quote: message ? { by: `${sender.farmName} writes`, text: message } : null,
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}
