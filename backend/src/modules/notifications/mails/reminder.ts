import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { mail } from '../../../platform/mail/mail-type.js';
import { answerLink, policyAnnouncement, type Answer } from '../../enrollment/contracts.js';
import type { Sql } from '../../../platform/database/connect.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { reminderNews } from '../wording/push-wording.js';
import { familyFacts } from '../queries/family-facts.js';
import { lessonsOfDay, type MailedLesson } from '../facts/mailed-lessons.js';
import { optional } from '../links/optional-mail.js';
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
  /** Links that answer for this lesson; none where the barn takes no answers by mail. */
  answers?: readonly { label: string; url: string }[];
}

export const exampleReminder: Reminder = {
  ...exampleFamily,
  now: new Date('2026-11-23T21:00:00Z'),
  rides: [
    {
      lesson: exampleLesson,
      horse: 'Biscuit',
      answers: [
        { label: 'We come', url: 'https://leadline.test/answer#AA' },
        { label: 'Cancel…', url: 'https://leadline.test/answer#AQ' },
      ],
    },
  ],
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
    answers: rides.flatMap(({ lesson: one, answers = [] }) =>
      answers.length ? [{ ...(!single && { about: dates.start(one) }), links: answers }] : [],
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

/** As the barn's settings have it, with what stands on the link. */
async function answersTaken(sql: Sql, farmId: string): Promise<(readonly [Answer, string])[]> {
  const [barn] = await sql<{ takes: boolean; cancels: boolean }[]>`
    select coalesce(preferences ->> 'answers_by_mail' = '1', false) as takes,
      coalesce(preferences ->> 'clients_can_cancel' = '1', false) as cancels from farm where farm_id = ${farmId}`;
  if (!barn?.takes) return [];
  return [['come', 'We come'], ...(barn.cancels ? [['cancel', 'Cancel…'] as const] : [])];
}

/** One per rider and day, due a day before the first lesson. F03 */
export const reminder = mail<MailReminder>({
  name: 'notifications.mailReminder',
  preview: reminderMail,
  ledgerId: ({ studentId, date }) => `reminder-${studentId}-${date}`,
  async compose(sql, { farmId, studentId, date }, { now, config }) {
    const { publicUrl } = config;
    const [family, lessons, places, policy, takes, devices] = await Promise.all([
      familyFacts(sql, farmId, studentId),
      lessonsOfDay(sql, farmId, { studentId, date }),
      placesOfDay(sql, farmId, { studentId, date }),
      policyAnnouncement(sql, { farmId, now }, { studentId, date }),
      answersTaken(sql, farmId),
      devicesToTell(sql, farmId, { kind: 'reminders', studentId }),
    ]);
    // The mail may have been delayed: cancelled, moved and started lessons need no reminder.
    const [first, ...more] = lessons
      .filter(({ isCancelled, startsAt }) => !isCancelled && startsAt > now)
      .map((lesson) => {
        const place = places.find(({ lessonId }) => lessonId === lesson.lessonId);
        const about = place && { farmId, lessonPersonId: place.lessonPersonId };
        const answers = about
          ? takes.map(([answer, label]) => ({ label, url: answerLink(config, { ...about, answer }) }))
          : [];
        return { lesson, horse: place?.horse ?? null, answers };
      });
    if (!family || !first) return undefined;
    const written = reminderMail({ ...family, now, publicUrl, rides: [first, ...more], policy });
    const news = reminderNews(written, family, first.lesson);
    return alsoTold(optional('reminders', written, { farmId, config }), farmId, devices, news);
  },
});
