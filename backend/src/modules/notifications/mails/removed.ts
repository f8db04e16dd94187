import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { StudentRemoved } from '../../enrollment/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { deletedLessons } from '../queries/deleted-lessons.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { lessonNews } from '../wording/push-wording.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import { lessonsRidden } from '../queries/lessons-ridden.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
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
} from '../wording/lesson-wording.js';

export interface Removed extends ToFamily {
  /** At least one, in order of time. */
  lessons: readonly [MailedLesson, ...MailedLesson[]];
  /** The lessons do not take place at all. */
  areDeleted: boolean;
}

export const exampleRemoved: Removed = { ...exampleFamily, lessons: [exampleLesson], areDeleted: false };

export function removedMail(props: Removed = exampleRemoved): ComposedMail {
  const { sender, holder, student, lessons } = props;
  const dates = datesOf(props);
  const [first] = lessons;
  const single = lessons.length === 1;
  return composeMail('Removal', sender, holder, {
    subject: single
      ? `Not booked any more: ${student.firstName}, ${dates.start(first)}`
      : `Not booked any more: ${student.firstName}, ${count(lessons.length, 'lesson')} from ${dates.start(first)}`,
    heading: headingOf(props),
    paragraphs: [`Nothing is taken from a package for ${single ? 'it' : 'them'}.`],
    facts: single ? lessonRows(first, dates.span(first)) : [],
    list: single ? [] : lessonList(lessons, dates.start),
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

function headingOf({ sender, student, lessons, areDeleted }: Removed) {
  const what = lessonsOf(student, lessons.length);
  if (areDeleted) return `${what} ${lessons.length === 1 ? 'does' : 'do'} not take place.`;
  return `${sender.farmName} has taken ${student.firstName} out of ${lessons.length === 1 ? 'a lesson' : count(lessons.length, 'lesson')}.`;
}

interface MailRemoval {
  farmId: string;
  position: number;
  studentId: string;
  lessonIds: readonly string[];
}

/** To the account holder; one mail per command and student, of lessons to come. B15 C23 */
export const removed = mail<MailRemoval>({
  name: 'notifications.mailRemoval',
  preview: removedMail,
  follows: follow<StudentRemoved, Omit<MailRemoval, 'farmId'>>(['enrollment.StudentRemoved'], (events) =>
    groupByCommand(
      events.filter(({ data }) => data.notify),
      ({ studentId }) => studentId,
    ).map(({ position, items }) => ({
      position,
      studentId: items[0].studentId,
      lessonIds: items.map(({ lessonId }) => lessonId),
    })),
  ),
  ledgerId: ({ position }) => `${position}-removed`,
  async compose(sql, { farmId, studentId, lessonIds }, { now, config: { publicUrl } }) {
    const [{ family, lessons }, devices, deleted, ridden] = await Promise.all([
      familyAndLessons(sql, farmId, { studentId, lessons: lessonIds.map((lessonId) => ({ lessonId })) }),
      devicesToTell(sql, farmId, { kind: 'changes', studentId }),
      deletedLessons(sql, farmId, lessonIds),
      lessonsRidden(sql, farmId, { studentId, lessonIds }),
    ]);
    // Who was put back before the mail went out has lost nothing, and a lesson called off was told of.
    const [first, ...more] = [...lessons, ...deleted]
      .filter(({ lessonId, isCancelled, startsAt }) => startsAt > now && !isCancelled && !ridden.has(lessonId))
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    if (!family || !first) return undefined;
    const areDeleted = [first, ...more].every(({ lessonId }) => deleted.some((gone) => gone.lessonId === lessonId));
    const written = removedMail({ ...family, now, publicUrl, lessons: [first, ...more], areDeleted });
    return alsoTold(written, farmId, devices, lessonNews(written, family, first));
  },
});
