import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { announcedChanges, type AnnounceChange } from '../domain/announced-changes.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { lessonNews } from '../wording/push-wording.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import { RidersOfLessons } from '../queries/riders-of-lessons.js';
import { type ChangedLessons, changedWording } from '../wording/changed-wording.js';
import {
  count,
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonsOf,
  portalButton,
  possessive,
  type ToFamily,
  written,
} from '../wording/lesson-wording.js';

export interface Changed extends ToFamily {
  lessons: ChangedLessons;
  message: string | null;
}

export const exampleChanged: Changed = {
  ...exampleFamily,
  lessons: [{ lesson: exampleLesson, from: { date: '2026-11-23', startTime: '15:00' } }],
  message: 'The arena is taken on Monday.',
};

export function changedMail(props: Changed = exampleChanged): ComposedMail {
  const { sender, holder, student, lessons, message } = props;
  const dates = datesOf(props);
  const [{ lesson, from }] = lessons;
  const single = lessons.length === 1;
  const what = lessonsOf(student, lessons.length);
  const verb = lessons.some((one) => one.from) ? 'moved' : 'changed';
  return composeMail('Lesson change', sender, holder, {
    subject: single
      ? `${from ? 'Moved' : 'Changed'}: ${student.firstName}, ${dates.start(lesson)}`
      : `${verb === 'moved' ? 'Moved' : 'Changed'}: ${student.firstName}, ${count(lessons.length, 'lesson')}`,
    heading: single && from ? `${what} moved to ${dates.start(lesson)}.` : `${what} ${verb}.`,
    ...changedWording(lessons, dates),
    quote: written(sender, message),
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

interface MailChange extends AnnounceChange {
  studentId: string;
}

/** To the account holder of each rider; one mail per command. B15 */
export const changed = mail<MailChange>({
  name: 'notifications.mailChange',
  preview: changedMail,
  announced: announcement<MailChange, AnnounceChange>({
    job: jobType('notifications.announceChange'),
    follows: follow(['scheduling.LessonRescheduled', 'scheduling.LessonEdited'], announcedChanges),
    async recipients({ farmId, position, messageId, lessons }, ask) {
      const lessonIds = lessons.map(({ lessonId }) => lessonId);
      const riders = await ask(new RidersOfLessons({ farmId, actor: SYSTEM }, { lessonIds }));
      return riders.map(({ studentId, lessonIds: theirs }) => ({
        id: `${farmId}-${position}-${studentId}-change`,
        data: {
          farmId,
          position,
          messageId,
          studentId,
          lessons: lessons.filter(({ lessonId }) => theirs.includes(lessonId)),
        },
      }));
    },
  }),
  ledgerId: ({ position, studentId }) => `${position}-changed-${studentId}`,
  async compose(sql, { farmId, studentId, messageId, lessons }, { now, config: { publicUrl } }) {
    const [{ family, lessons: facts, message }, devices] = await Promise.all([
      familyAndLessons(sql, farmId, { studentId, lessons, messageId }),
      devicesToTell(sql, farmId, { kind: 'changes', studentId }),
    ]);
    const before = new Map(lessons.map(({ lessonId, from }) => [lessonId, from]));
    const [first, ...more] = facts
      .filter(({ isCancelled, startsAt }) => !isCancelled && startsAt > now)
      .map((lesson) => ({ lesson, from: before.get(lesson.lessonId) ?? null }));
    if (!family || !first) return undefined;
    const written = changedMail({ ...family, now, publicUrl, lessons: [first, ...more], message });
    return alsoTold(written, farmId, devices, lessonNews(written, family, first.lesson));
  },
});
