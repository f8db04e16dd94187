import { letter, type Letter } from '../../../platform/mail/mail.js';
import { outcomeSentence, type Outcome } from '../domain/cancellation-outcome.js';
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

export interface CancelledPlace {
  lesson: LessonFacts;
  outcome: Outcome;
}
export interface Cancelled extends ToFamily {
  /** At least one, in order. */
  places: readonly [CancelledPlace, ...CancelledPlace[]];
  /** What the staff wrote to the families. */
  message: string | null;
}

export const exampleCancelled: Cancelled = {
  ...exampleFamily,
  places: [
    {
      lesson: exampleLesson,
      outcome: {
        code: 'BCWM',
        by: 'barn',
        unit: 'used',
        compensation: 'makeup',
        dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' },
      },
    },
  ],
  message: 'The arena is under water. We are sorry!',
};

/** Lessons were cancelled: says by whom, and what the family gets for them. */
export function cancelledMail(props: Cancelled = exampleCancelled): Letter {
  const { sender, holder, student, places, message } = props;
  const dates = datesOf(props);
  const [{ lesson, outcome }] = places;
  const single = places.length === 1;
  const what = single
    ? `${possessive(student.firstName)} lesson`
    : `${count(places.length, 'lesson')} of ${student.firstName}`;
  const sentences = places.map((place) => outcomeSentence(place.outcome, student.firstName, dates.day));
  const alike = new Set(sentences).size === 1;
  return letter('Cancellation', sender, holder.email, {
    subject: single
      ? `Cancelled: ${student.firstName}, ${dates.start(lesson)}`
      : `Cancelled: ${student.firstName}, ${count(places.length, 'lesson')}`,
    heading:
      outcome.by === 'barn'
        ? `${sender.farmName} had to cancel ${what}.`
        : `${what} ${single ? 'is' : 'are'} cancelled.`,
    paragraphs: alike ? [single ? (sentences[0] ?? '') : `For each lesson: ${sentences[0]}`] : [],
    facts: single ? lessonRows(lesson, dates.span(lesson)) : [],
    list: single
      ? []
      : alike
        ? lessonList(
            places.map((place) => place.lesson),
            dates.start,
          )
        : places.map((place, i) => `${dates.start(place.lesson)}: ${sentences[i]}`),
    quote: message ? { by: `${sender.farmName} writes`, text: message } : null,
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}
