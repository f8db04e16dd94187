import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import type { LessonDeleted } from '../../scheduling/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { deletedLessons } from '../queries/deleted-lessons.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { staffNews } from '../wording/push-wording.js';
import { staffFacts, type StaffFacts } from '../queries/staff-facts.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { count, datesOf, exampleFamily, exampleLesson, lessonRows } from '../wording/lesson-wording.js';

export interface DeletedForStaff extends Pick<StaffFacts, 'sender' | 'email'> {
  now: Date;
  lessons: readonly [MailedLesson, ...MailedLesson[]];
}

export const exampleDeletedForStaff: DeletedForStaff = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  email: 'maya@maplehill.test',
  lessons: [{ ...exampleLesson, location: '', instructorId: null, instructor: null }],
};

/** For those who taught or helped. */
export function deletedStaffMail(props: DeletedForStaff = exampleDeletedForStaff): ComposedMail {
  const { sender, email, lessons } = props;
  const dates = datesOf(props);
  const [first] = lessons;
  const single = lessons.length === 1;
  return composeMail('Deletion (staff)', sender, email, {
    subject: single
      ? `Deleted: ${first.title}, ${dates.start(first)}`
      : `Deleted: ${count(lessons.length, 'lesson')} from ${dates.start(first)}`,
    heading: `${single ? 'Your lesson does' : `${count(lessons.length, 'lesson')} of yours do`} not take place.`,
    paragraphs: [],
    facts: single ? lessonRows(first, dates.span(first)) : [],
    list: single ? [] : lessons.map((lesson) => `${dates.start(lesson)}, ${lesson.title}`),
  });
}

interface AnnounceDeletion {
  farmId: string;
  position: number;
  lessons: { lessonId: string; staffIds: readonly string[] }[];
}
interface MailDeletion {
  farmId: string;
  position: number;
  instructorId: string;
  lessonIds: readonly string[];
}

/** To instructor and helpers of every lesson to come that one command deleted. B15 C23 */
export const deletedStaff = mail<MailDeletion>({
  name: 'notifications.mailInstructorDeletion',
  preview: deletedStaffMail,
  announced: announcement<MailDeletion, AnnounceDeletion>({
    job: jobType('notifications.mailStaffDeletion', { queue: 'mail', remember: false }),
    follows: follow(['scheduling.LessonDeleted'], (events: readonly StoredEvent<LessonDeleted>[]) =>
      groupByCommand(
        events.filter(({ data }) => data.notify),
        () => '',
      ).map(({ position, items }) => ({
        position,
        lessons: items.map(({ lessonId, staffIds }) => ({ lessonId, staffIds })),
      })),
    ),
    async recipients({ farmId, position, lessons }) {
      return [...new Set(lessons.flatMap(({ staffIds }) => staffIds))].map((instructorId) => ({
        id: `${farmId}-${position}-${instructorId}-deleted-staff`,
        data: {
          farmId,
          position,
          instructorId,
          lessonIds: lessons.filter(({ staffIds }) => staffIds.includes(instructorId)).map(({ lessonId }) => lessonId),
        },
      }));
    },
  }),
  ledgerId: ({ position, instructorId }) => `${position}-deleted-staff-${instructorId}`,
  async compose(sql, { farmId, instructorId, lessonIds }, { now }) {
    const [facts, deleted, devices] = await Promise.all([
      staffFacts(sql, farmId, { instructorId, lessonIds: [], messageId: null }),
      deletedLessons(sql, farmId, lessonIds),
      devicesToTell(sql, farmId, { kind: 'own_lessons', instructorId }),
    ]);
    const [first, ...more] = deleted.filter(({ startsAt }) => startsAt > now);
    if (!facts || !first) return undefined;
    const written = deletedStaffMail({ ...facts, now, lessons: [first, ...more] });
    return alsoTold(written, farmId, devices, staffNews(facts, first, written.subject));
  },
});
