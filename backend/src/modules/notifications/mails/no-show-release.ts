import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { noShowReleaseMailId, strikesOf, type NoShowReleaseAnnounced } from '../../enrollment/contracts.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import {
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonList,
  portalButton,
  possessive,
  type ToFamily,
} from '../wording/lesson-wording.js';

interface AtRisk extends ToFamily {
  lessons: readonly MailedLesson[];
  on: string;
  /** What happened, and what the policy says of it. */
  happened: string;
  /** Which places, and when. */
  sentence: string;
}

export const exampleNoShowRelease: AtRisk = {
  ...exampleFamily,
  lessons: [
    { ...exampleLesson, date: '2026-12-01', endDate: '2026-12-01' },
    { ...exampleLesson, date: '2026-12-08', endDate: '2026-12-08' },
  ],
  on: '2026-11-27',
  happened:
    'Anna did not come to Beginner group 3 times in a row. ' +
    'By the barn’s policy the places in this series are released, 7 days after a mail to the family that says so.',
  sentence:
    'On Fri 27 Nov these places are released, and others may take them: Beginner group, 2 lessons from Tue 1 Dec.',
};

/** Places are released in some days. */
export function noShowReleaseMail(props: AtRisk = exampleNoShowRelease): ComposedMail {
  const { sender, holder, student, lessons, on, happened, sentence } = props;
  const dates = datesOf(props);
  return composeMail('No-show release', sender, holder, {
    subject: `${possessive(student.firstName)} places are released on ${dates.day(on)}`,
    heading: `${sender.farmName} missed ${student.firstName} again.`,
    paragraphs: [
      happened,
      sentence,
      `If ${student.firstName} comes to a lesson of the series before that day, nothing is released. If you want to keep the places, ` +
        'or a lesson was marked wrongly, please tell the barn until then: it can let them stay.',
    ],
    facts: [],
    list: lessonList(lessons, dates.span),
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

interface MailAtRisk {
  farmId: string;
  position: number;
  noticeId: string;
  studentId: string;
}

/** To the account holder; not if it was held, or a mark put right, before the mail went out. The days begin with this mail. */
export const noShowRelease = mail<MailAtRisk>({
  name: 'notifications.mailNoShowRelease',
  preview: noShowReleaseMail,
  follows: follow(['enrollment.NoShowReleaseAnnounced'], (events: readonly StoredEvent<NoShowReleaseAnnounced>[]) =>
    events.map(({ position, data: { noticeId, studentId } }) => ({ position, noticeId, studentId })),
  ),
  ledgerId: ({ noticeId }) => noShowReleaseMailId(noticeId),
  async compose(sql, { farmId, noticeId, studentId }, { now, config: { publicUrl } }) {
    const strikes = await strikesOf(sql, { farmId, now, chosen: sql`lp.student_id = ${studentId}` });
    const strike = strikes.find(({ release }) => release?.noticeId === noticeId);
    if (!strike?.release) return undefined;
    const { sentence: happened } = strike;
    const { on, sentence, places } = strike.release;
    const { family, lessons } = await familyAndLessons(sql, farmId, { studentId, lessons: places });
    return family && noShowReleaseMail({ ...family, now, publicUrl, lessons, on, happened, sentence });
  },
});
