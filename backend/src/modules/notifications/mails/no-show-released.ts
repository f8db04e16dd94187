import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { NoShowsReleased } from '../../enrollment/contracts.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import {
  datesOf,
  exampleFamily,
  lessonList,
  portalButton,
  possessive,
  type ToFamily,
} from '../wording/lesson-wording.js';
import { exampleNoShowRelease } from './no-show-release.js';

interface Released extends ToFamily {
  lessons: readonly MailedLesson[];
}

export const exampleNoShowReleased: Released = { ...exampleFamily, lessons: exampleNoShowRelease.lessons };

/** The days that the family was told of are over. */
export function noShowReleasedMail(props: Released = exampleNoShowReleased): ComposedMail {
  const { sender, holder, student, lessons } = props;
  const dates = datesOf(props);
  return composeMail('Places released after no-shows', sender, holder, {
    subject: `${possessive(student.firstName)} places were released`,
    heading: `${possessive(student.firstName)} later places in ${lessons[0]?.title ?? 'this series'} were released.`,
    paragraphs: [
      'That is the barn’s policy after so many no-shows in a row, as we wrote to you.',
      'Nothing is taken from a package for these lessons.',
      'If you would like to ride again, please tell the barn: it can give you places that are still free.',
    ],
    facts: [],
    list: lessonList(lessons, dates.span),
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

interface MailReleased {
  farmId: string;
  position: number;
  noticeId: string;
  studentId: string;
  places: NoShowsReleased['data']['places'];
}

/** To the account holder, whatever the barn's notification settings are. */
export const noShowReleased = mail<MailReleased>({
  name: 'notifications.mailNoShowReleased',
  preview: noShowReleasedMail,
  follows: follow(['enrollment.NoShowsReleased'], (events: readonly StoredEvent<NoShowsReleased>[]) =>
    events.map(({ position, data: { noticeId, studentId, places } }) => ({ position, noticeId, studentId, places })),
  ),
  ledgerId: ({ noticeId }) => `${noticeId}-no-show-released`,
  async compose(sql, { farmId, studentId, places }, { now, config: { publicUrl } }) {
    const { family, lessons } = await familyAndLessons(sql, farmId, { studentId, lessons: places });
    return family && lessons.length > 0 ? noShowReleasedMail({ ...family, now, publicUrl, lessons }) : undefined;
  },
});
