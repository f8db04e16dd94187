import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import type { LessonReinstated } from '../../scheduling/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { runMails } from '../queries/run-mails.js';
import { staffFacts, worksIn, type StaffFacts } from '../queries/staff-facts.js';
import { StaffOfLessons } from '../queries/staff-of-lessons.js';
import { count, datesOf, exampleFamily, exampleLesson, lessonRows } from '../wording/lesson-wording.js';

export interface ReinstatedForStaff extends Pick<StaffFacts, 'sender' | 'email'> {
  now: Date;
  lessons: readonly [MailedLesson, ...MailedLesson[]];
}

export const exampleReinstatedForStaff: ReinstatedForStaff = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  email: 'maya@maplehill.test',
  lessons: [exampleLesson],
};

export function reinstatedStaffMail(props: ReinstatedForStaff = exampleReinstatedForStaff): ComposedMail {
  const { sender, email, lessons } = props;
  const dates = datesOf(props);
  const [lesson] = lessons;
  const single = lessons.length === 1;
  return composeMail('Cancellation taken back (staff)', sender, email, {
    subject: single
      ? `Takes place after all: ${lesson.title}, ${dates.start(lesson)}`
      : `Take place after all: ${count(lessons.length, 'lesson')}`,
    heading: single
      ? 'Your lesson takes place after all.'
      : `${count(lessons.length, 'lesson')} of yours take place after all.`,
    paragraphs: ['The cancellation was taken back: please forget our earlier mail.'],
    facts: single ? lessonRows(lesson, dates.span(lesson)).filter(([label]) => label !== 'With') : [],
    list: single ? [] : lessons.map((one) => `${dates.start(one)}, ${one.title}`),
  });
}

interface AnnounceReinstatement {
  farmId: string;
  position: number;
  runId: string;
  lessonIds: string[];
}
interface MailInstructor extends AnnounceReinstatement {
  instructorId: string;
}

/** To staff whom the mail about the cancellation has reached. */
export const reinstatedStaff = mail<MailInstructor>({
  name: 'notifications.mailInstructorReinstatement',
  preview: reinstatedStaffMail,
  announced: announcement<MailInstructor, AnnounceReinstatement>({
    job: jobType('notifications.mailStaffReinstatement', { queue: 'mail', remember: false }),
    follows: follow<LessonReinstated, Omit<AnnounceReinstatement, 'farmId'>>(
      ['scheduling.LessonReinstated'],
      (events) =>
        groupByCommand(
          events.filter(({ data }) => data.notify),
          () => '',
        ).map(({ position, items }) => ({
          position,
          runId: items[0].runId,
          lessonIds: items.map(({ lessonId }) => lessonId),
        })),
    ),
    async recipients(reinstated, ask) {
      const { farmId, position, lessonIds } = reinstated;
      const staff = await ask(new StaffOfLessons({ farmId, actor: SYSTEM }, { lessonIds }));
      return staff.map((instructorId) => ({
        id: `${farmId}-${position}-${instructorId}-reinstated-staff`,
        data: { ...reinstated, instructorId },
      }));
    },
  }),
  ledgerId: ({ position, instructorId }) => `${position}-reinstated-staff-${instructorId}`,
  async compose(sql, { farmId, instructorId, runId, lessonIds }, { now }) {
    const [facts, mails] = await Promise.all([
      staffFacts(sql, farmId, { instructorId, lessonIds, messageId: null }),
      runMails(sql, farmId, runId),
    ]);
    if (!facts || !mails.some(({ who, isTried }) => who === instructorId && isTried)) return undefined;
    const [first, ...more] = facts.lessons
      .map(({ lesson }) => lesson)
      .filter((lesson) => worksIn(lesson, instructorId) && !lesson.isCancelled);
    return first && reinstatedStaffMail({ ...facts, now, lessons: [first, ...more] });
  },
});
