import type { LessonChange } from '../domain/announced-changes.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { type datesOf, lessonList, lessonRows } from './lesson-wording.js';

export interface ChangedLesson {
  lesson: MailedLesson;
  from: LessonChange['from'];
}
export type ChangedLessons = readonly [ChangedLesson, ...ChangedLesson[]];

/** What every mail about a change tells below its heading: one lesson whole, several as a list. */
export function changedWording(lessons: ChangedLessons, dates: ReturnType<typeof datesOf>) {
  const [{ lesson, from }] = lessons;
  if (lessons.length === 1) {
    const paragraphs = from ? [`It was on ${dates.start({ ...lesson, ...from })}.`] : [];
    return { paragraphs, facts: lessonRows(lesson, dates.span(lesson)), list: [] };
  }
  const all = lessons.map((one) => one.lesson);
  return {
    paragraphs: [],
    facts: lessonRows(lesson, `from ${dates.span(lesson)}`),
    list: lessonList(all, dates.start),
  };
}
