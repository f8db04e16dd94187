import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { announcedChanges, type AnnounceChange } from '../domain/announced-changes.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { staffFacts, worksIn, type StaffFacts } from '../queries/staff-facts.js';
import { StaffOfLessons } from '../queries/staff-of-lessons.js';
import { staffNews } from '../wording/push-wording.js';
import { type ChangedLessons, changedWording } from '../wording/changed-wording.js';
import { count, datesOf, exampleFamily, exampleLesson, written } from '../wording/lesson-wording.js';

export interface ChangedForStaff extends Omit<StaffFacts, 'instructorId' | 'personId' | 'lessons'> {
  now: Date;
  /** How the reader's part in the lesson changed. */
  whose: 'given away' | 'taken over' | 'kept';
  lessons: ChangedLessons;
}

export const exampleChangedForStaff: ChangedForStaff = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  email: 'tom@maplehill.test',
  whose: 'given away',
  lessons: [{ lesson: exampleLesson, from: null }],
  message: 'Tom is at a show that day.',
};

function headingOf({ whose, lessons }: ChangedForStaff, when: string) {
  const [{ lesson, from }] = lessons;
  const what = lessons.length === 1 ? lesson.title : count(lessons.length, 'lesson');
  const is = lessons.length === 1 ? 'is' : 'are';
  if (whose === 'given away') return `${what} ${is} no longer yours.`;
  if (whose === 'taken over') return `${what} ${is} yours now.`;
  if (lessons.length > 1) return `${what} of yours ${lessons.some((one) => one.from) ? 'moved' : 'changed'}.`;
  return from ? `${what} moved to ${when}.` : `${what} changed.`;
}

/** For staff, including the former instructor. R091 */
export function changedStaffMail(props: ChangedForStaff = exampleChangedForStaff): ComposedMail {
  const { sender, email, whose, lessons, message } = props;
  const dates = datesOf(props);
  const [{ lesson }] = lessons;
  const single = lessons.length === 1;
  const moved = lessons.some((one) => one.from);
  return composeMail('Lesson change (staff)', sender, email, {
    subject: `${moved && whose === 'kept' ? 'Moved' : 'Changed'}: ${
      single ? `${lesson.title}, ${dates.start(lesson)}` : count(lessons.length, 'lesson')
    }`,
    heading: headingOf(props, dates.start(lesson)),
    ...changedWording(lessons, dates),
    quote: written(sender, message),
  });
}

interface MailStaffChange extends AnnounceChange {
  instructorId: string;
}

/** To the staff of every lesson that one command moved or edited, before and after. B15 */
export const changedStaff = mail<MailStaffChange>({
  name: 'notifications.mailStaffChange',
  preview: changedStaffMail,
  announced: announcement<MailStaffChange, AnnounceChange>({
    job: jobType('notifications.announceStaffChange'),
    follows: follow(['scheduling.LessonRescheduled', 'scheduling.LessonEdited'], announcedChanges),
    async recipients(change, ask) {
      const { farmId, position, lessons } = change;
      const lessonIds = lessons.map(({ lessonId }) => lessonId);
      const staff = await ask(new StaffOfLessons({ farmId, actor: SYSTEM }, { lessonIds }));
      const former = lessons.flatMap(({ formerInstructorId }) => formerInstructorId ?? []);
      return [...new Set([...staff, ...former])].map((instructorId) => ({
        id: `${farmId}-${position}-${instructorId}-staff-change`,
        data: { ...change, instructorId },
      }));
    },
  }),
  ledgerId: ({ position, instructorId }) => `${position}-changed-staff-${instructorId}`,
  async compose(sql, { farmId, instructorId, messageId, lessons }, { now }) {
    const changes = new Map(lessons.map((one) => [one.lessonId, one]));
    const [facts, devices] = await Promise.all([
      staffFacts(sql, farmId, { instructorId, lessonIds: [...changes.keys()], messageId }),
      devicesToTell(sql, farmId, { kind: 'own_lessons', instructorId }),
    ]);
    if (!facts) return undefined;
    const told = facts.lessons
      .filter(({ lesson: { isCancelled, startsAt } }) => !isCancelled && startsAt > now)
      .flatMap(({ lesson }) => {
        const { from = null, formerInstructorId = null } = changes.get(lesson.lessonId) ?? {};
        const mine = worksIn(lesson, instructorId);
        if (!mine && formerInstructorId !== instructorId) return [];
        const isNew = formerInstructorId !== instructorId && changes.get(lesson.lessonId)?.isReassigned === true;
        const takenOver = isNew && lesson.instructorId === instructorId;
        return [{ lesson, from, whose: !mine ? 'given away' : takenOver ? 'taken over' : 'kept' } as const];
      });
    const [first, ...more] = told;
    if (!first) return undefined;
    const { whose, lesson } = first;
    const written = changedStaffMail({ ...facts, now, whose, lessons: [first, ...more] });
    const body = { 'given away': 'No longer yours', 'taken over': 'Yours now', kept: '' }[whose];
    const news = staffNews(facts, lesson, body ? written.subject.replace('Changed', body) : written.subject);
    return alsoTold(written, farmId, devices, news);
  },
});
