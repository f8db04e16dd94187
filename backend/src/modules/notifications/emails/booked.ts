import { letter, type Letter } from '../../../platform/mail/mail.js';
import type { LessonFacts } from '../queries/lesson-facts.js';
import type { PlaceFacts } from '../queries/place-facts.js';
import {
  count,
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonList,
  lessonRows,
  portalButton,
  type ToFamily,
} from './words.js';

export interface Booked extends ToFamily {
  /** At least one, in order. */
  lessons: readonly [LessonFacts, ...LessonFacts[]];
  cover: PlaceFacts['cover'];
  isMakeup: boolean;
}

export const exampleBooked: Booked = {
  ...exampleFamily,
  lessons: [exampleLesson],
  cover: { name: '10 group lessons', left: 4, startCount: 10, expiryDate: '2027-03-14' },
  isMakeup: false,
};

/** Lessons were booked, by the family or by the barn; a whole series is one mail. */
export function bookedMail(props: Booked = exampleBooked): Letter {
  const { sender, holder, student, lessons, isMakeup } = props;
  const dates = datesOf(props);
  const [first] = lessons;
  const single = lessons.length === 1;
  return letter('Booking', sender, holder.email, {
    subject: single
      ? `Booked: ${student.firstName}, ${dates.start(first)}`
      : `Booked: ${student.firstName}, ${count(lessons.length, 'lesson')} from ${dates.start(first)}`,
    heading: single
      ? `${student.firstName} is booked for ${dates.start(first)}.`
      : `${student.firstName} is booked for ${count(lessons.length, 'lesson')}.`,
    paragraphs: isMakeup ? ['This is a makeup lesson.'] : [],
    facts: [
      ...(single ? lessonRows(first, dates.span(first)) : lessonRows(first, `from ${dates.span(first)}`)),
      ...packageRow(props, dates.day),
    ],
    list: single ? [] : lessonList(lessons, dates.start),
    ...portalButton(props, `See ${student.firstName} in the schedule`),
  });
}

function packageRow({ cover, isMakeup }: Booked, day: (date: string) => string): (readonly [string, string])[] {
  if (!cover || isMakeup) return [];
  const left = cover.left === null ? '' : `, ${cover.left} of ${cover.startCount} left`;
  return [['Package', `${cover.name}${left}, until ${day(cover.expiryDate)}`]];
}
