import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { policyAnnouncement, type StudentEnrolled } from '../../enrollment/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { mailedPlaces, type MailedPlace } from '../facts/mailed-places.js';
import {
  count,
  datesOf,
  exampleFamily,
  exampleLesson,
  examplePolicy,
  lessonList,
  lessonRows,
  portalButton,
  type Fact,
  type ToFamily,
} from '../wording/lesson-wording.js';

export interface Booked extends ToFamily {
  /** At least one, in order of time. */
  lessons: readonly [MailedLesson, ...MailedLesson[]];
  cover: MailedPlace['cover'];
  /** E08 */
  paid: boolean;
  isMakeup: boolean;
  /** What cancelling comes to. */
  policy: readonly string[];
}

export const exampleBooked: Booked = {
  ...exampleFamily,
  lessons: [exampleLesson],
  cover: { name: '10 group lessons', owner: null, left: 4, flat: null, startCount: 10, expiryDate: '2027-03-14' },
  paid: true,
  isMakeup: false,
  policy: [examplePolicy],
};

export function bookedMail(props: Booked = exampleBooked): ComposedMail {
  const { sender, holder, student, lessons, isMakeup } = props;
  const dates = datesOf(props);
  const [first] = lessons;
  const single = lessons.length === 1;
  return composeMail('Booking', sender, holder, {
    subject: single
      ? `Booked: ${student.firstName}, ${dates.start(first)}`
      : `Booked: ${student.firstName}, ${count(lessons.length, 'lesson')} from ${dates.start(first)}`,
    heading: single
      ? `${student.firstName} is booked for ${dates.start(first)}.`
      : `${student.firstName} is booked for ${count(lessons.length, 'lesson')}.`,
    paragraphs: isMakeup ? ['This is a makeup lesson.'] : [],
    facts: [
      ...(single ? lessonRows(first, dates.span(first)) : lessonRows(first, `from ${dates.span(first)}`)),
      ...paymentRow(props, dates),
    ],
    list: single ? [] : lessonList(lessons, dates.start),
    ...portalButton(props, `See ${student.firstName} in the schedule`),
    footnote: props.policy.join(' '),
  });
}

function paymentRow({ cover, isMakeup, paid }: Booked, { day, today }: ReturnType<typeof datesOf>): Fact[] {
  if (isMakeup) return [];
  if (!cover) return paid ? [['Payment', 'Paid']] : [];
  const counted = cover.left === null ? '' : `, ${cover.left} left of ${cover.startCount}`;
  const left = cover.flat === null ? counted : `, ${cover.flat}`;
  const name = cover.owner === null ? cover.name : `${cover.owner}’s ${cover.name}`;
  if (cover.expiryDate === null) return [['Package', `${name}${left}, no expiry`]];
  const until = cover.expiryDate < today ? 'expired on' : 'until';
  return [['Package', `${name}${left}, ${until} ${day(cover.expiryDate)}`]];
}

interface MailBooking {
  farmId: string;
  position: number;
  studentId: string;
  places: { lessonPersonId: string; lessonId: string }[];
  isMakeup: boolean;
}

/** To the account holder; one mail per command and student. B15 */
export const booked = mail<MailBooking>({
  name: 'notifications.mailBooking',
  preview: bookedMail,
  follows: follow(['enrollment.StudentEnrolled'], (events: readonly StoredEvent<StudentEnrolled>[]) =>
    groupByCommand(events, ({ studentId }) => studentId)
      .filter(({ items }) => items.some(({ notify }) => notify))
      .map(({ position, items }) => ({
        position,
        studentId: items[0].studentId,
        isMakeup: items.every(({ makeup }) => makeup !== null),
        places: items.map(({ lessonPersonId, lessonId }) => ({ lessonPersonId, lessonId })),
      })),
  ),
  ledgerId: ({ position }) => `${position}-booked`,
  async compose(sql, { farmId, studentId, places, isMakeup }, { now, config: { publicUrl } }) {
    const placeIds = places.map(({ lessonPersonId }) => lessonPersonId);
    const [{ family, lessons }, enrolled, policy] = await Promise.all([
      familyAndLessons(sql, farmId, { studentId, lessons: places }),
      mailedPlaces(sql, farmId, placeIds),
      policyAnnouncement(sql, { farmId, now }, { lessonPersonIds: placeIds }),
    ]);
    // Lessons entered after they took place, and places cancelled meanwhile, are left out.
    const riding = new Set(enrolled.filter(({ isCancelled }) => !isCancelled).map(({ lessonId }) => lessonId));
    const [first, ...more] = lessons.filter(
      ({ lessonId, isCancelled, startsAt }) => riding.has(lessonId) && !isCancelled && startsAt > now,
    );
    if (!family || !first) return undefined;
    const { cover = null, paid = false } = enrolled.find(({ lessonId }) => lessonId === first.lessonId) ?? {};
    return bookedMail({ ...family, now, publicUrl, lessons: [first, ...more], cover, paid, isMakeup, policy });
  },
});
