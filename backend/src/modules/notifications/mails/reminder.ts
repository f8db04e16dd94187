import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { mail } from '../../../platform/mail/mail-type.js';
import { policyAnnouncement } from '../../enrollment/contracts.js';
import { familyFacts } from '../queries/family-facts.js';
import { lessonsOfDay, type MailedLesson } from '../facts/mailed-lessons.js';
import { placesOfDay } from '../facts/mailed-places.js';
import {
  count,
  datesOf,
  exampleFamily,
  exampleLesson,
  examplePolicy,
  lessonRows,
  portalButton,
  type ToFamily,
} from '../wording/lesson-wording.js';

export interface Reminder extends ToFamily {
  /** All of one day, in order. */
  rides: readonly [Ride, ...Ride[]];
  /** What cancelling comes to. */
  policy: readonly string[];
}
interface Ride {
  lesson: MailedLesson;
  horse: string | null;
}

export const exampleReminder: Reminder = {
  ...exampleFamily,
  now: new Date('2026-11-23T21:00:00Z'),
  rides: [{ lesson: exampleLesson, horse: 'Biscuit' }],
  policy: [examplePolicy],
};

export function reminderMail(props: Reminder = exampleReminder): ComposedMail {
  const { sender, holder, student, rides } = props;
  const dates = datesOf(props);
  const [{ lesson, horse }] = rides;
  const single = rides.length === 1;
  const rider = student.firstName;
  return composeMail('Reminder', sender, holder, {
    subject: single
      ? `Reminder: ${rider}, ${dates.start(lesson)}`
      : `Reminder: ${rider}, ${count(rides.length, 'lesson')} on ${dates.day(lesson.date)}`,
    heading: single
      ? `${rider} rides on ${dates.start(lesson)}.`
      : `${rider} rides in ${count(rides.length, 'lesson')} on ${dates.day(lesson.date)}.`,
    paragraphs: [],
    facts: single ? [...lessonRows(lesson, dates.span(lesson)), ...(horse ? [['Horse', horse] as const] : [])] : [],
    list: single
      ? []
      : rides.map((ride) =>
          [
            dates.span(ride.lesson),
            ...lessonRows(ride.lesson, '').flatMap(([label, value]) => (label === 'When' ? [] : [value])),
            ...(ride.horse ? [ride.horse] : []),
          ].join(', '),
        ),
    ...portalButton(props, single ? 'Open the lesson' : 'Open the lessons'),
    footnote: ['If you cannot come, please cancel as early as you can.', ...props.policy].join(' '),
  });
}

interface MailReminder {
  farmId: string;
  studentId: string;
  /** The lessons' day when the reminder fell due; after a move to another day there is another reminder. */
  date: string;
}

/** One per rider and day, due a day before the first lesson. F03 */
export const reminder = mail<MailReminder>({
  name: 'notifications.mailReminder',
  preview: reminderMail,
  ledgerId: ({ studentId, date }) => `reminder-${studentId}-${date}`,
  async compose(sql, { farmId, studentId, date }, { now, config: { publicUrl } }) {
    const [family, lessons, places, policy] = await Promise.all([
      familyFacts(sql, farmId, studentId),
      lessonsOfDay(sql, farmId, { studentId, date }),
      placesOfDay(sql, farmId, { studentId, date }),
      policyAnnouncement(sql, { farmId, now }, { studentId, date }),
    ]);
    // The mail may have been delayed: cancelled, moved and started lessons need no reminder.
    const [first, ...more] = lessons
      .filter(({ isCancelled, startsAt }) => !isCancelled && startsAt > now)
      .map((lesson) => ({ lesson, horse: places.find((place) => place.lessonId === lesson.lessonId)?.horse ?? null }));
    if (!family || !first) return undefined;
    return reminderMail({ ...family, now, publicUrl, rides: [first, ...more], policy });
  },
});
