import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import type { StudentCancelled } from '../../enrollment/contracts.js';
import { outcomeSentence, type Outcome } from '../domain/cancellation-outcome.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import type { LessonFacts } from '../queries/lesson-facts.js';
import {
  count,
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonList,
  lessonRows,
  lessonsOf,
  portalButton,
  possessive,
  type ToFamily,
  written,
} from '../wording/lesson-wording.js';

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
export function cancelledMail(props: Cancelled = exampleCancelled): ComposedMail {
  const { sender, holder, student, places, message } = props;
  const dates = datesOf(props);
  const [{ lesson, outcome }] = places;
  const single = places.length === 1;
  const what = lessonsOf(student, places.length);
  const sentences = places.map((place) => outcomeSentence(place.outcome, student.firstName, dates.day));
  const alike = new Set(sentences).size === 1;
  return composeMail('Cancellation', sender, holder.email, {
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
    quote: written(sender, message),
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

interface MailCancellation {
  farmId: string;
  position: number;
  studentId: string;
  messageId: string | null;
  places: { lessonId: string; outcome: Outcome }[];
}

/** To the account holder, whatever one command cancelled of one student. B15 */
export const cancelled = mail<MailCancellation>({
  name: 'notifications.mailCancellation',
  preview: cancelledMail,
  follows: follow(['enrollment.StudentCancelled'], (events: readonly StoredEvent<StudentCancelled>[]) =>
    groupByCommand(
      events.filter(({ data }) => data.notify),
      ({ studentId }) => studentId,
    ).map(({ position, items }) => ({
      position,
      studentId: items[0].studentId,
      messageId: items[0].messageId ?? null,
      places: items.map(({ lessonId, code, by, unit, compensation, dates }) => ({
        lessonId,
        outcome: { code, by, unit, compensation, dates },
      })),
    })),
  ),
  ledgerId: ({ position }) => `${position}-cancelled`,
  async compose(sql, { farmId, studentId, messageId, places }, { now, config: { publicUrl } }) {
    const { family, lessons, message } = await familyAndLessons(sql, farmId, { studentId, lessons: places, messageId });
    const outcomes = new Map(places.map(({ lessonId, outcome }) => [lessonId, outcome]));
    const [first, ...more] = lessons.flatMap((lesson) => {
      const outcome = outcomes.get(lesson.lessonId);
      return outcome ? [{ lesson, outcome }] : [];
    });
    if (!family || !first) return undefined;
    return cancelledMail({ ...family, now, publicUrl, places: [first, ...more], message });
  },
});
