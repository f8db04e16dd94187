import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { StudentReinstated } from '../../enrollment/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { takenBackSentence, type TakenBack } from '../domain/taken-back.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { lessonNews } from '../wording/push-wording.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { runMails } from '../queries/run-mails.js';
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

export interface Reinstated extends ToFamily {
  places: readonly [ReinstatedPlace, ...ReinstatedPlace[]];
}
type ReinstatedPlace = TakenBack & { lesson: MailedLesson };

export const exampleReinstated: Reinstated = {
  ...exampleFamily,
  places: [{ lesson: exampleLesson, unit: 'used', compensation: 'makeup' }],
};

export function reinstatedMail(props: Reinstated = exampleReinstated): ComposedMail {
  const { sender, holder, student, places } = props;
  const dates = datesOf(props);
  const [{ lesson }] = places;
  const single = places.length === 1;
  const lessons = places.map((place) => place.lesson);
  return composeMail('Cancellation taken back', sender, holder, {
    subject: single
      ? `Takes place after all: ${student.firstName}, ${dates.start(lesson)}`
      : `Take place after all: ${student.firstName}, ${count(places.length, 'lesson')}`,
    heading: `${lessonsOf(student, places.length)} ${single ? 'takes' : 'take'} place after all.`,
    paragraphs: [
      'The cancellation was taken back: please forget our earlier mail.',
      ...new Set(places.flatMap((place) => takenBackSentence(place) ?? [])),
    ],
    facts: single ? lessonRows(lesson, dates.span(lesson)) : [],
    list: single ? [] : lessonList(lessons, dates.start),
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

interface MailReinstatement {
  farmId: string;
  position: number;
  studentId: string;
  runId: string;
  places: ({ lessonId: string } & TakenBack)[];
}

/** To the account holders whom the mail about the cancellation has reached; all others never heard of it. */
export const reinstated = mail<MailReinstatement>({
  name: 'notifications.mailReinstatement',
  preview: reinstatedMail,
  follows: follow<StudentReinstated, Omit<MailReinstatement, 'farmId'>>(['enrollment.StudentReinstated'], (events) =>
    groupByCommand(
      events.filter(({ data }) => data.notify),
      ({ studentId }) => studentId,
    ).map(({ position, items }) => ({
      position,
      studentId: items[0].studentId,
      runId: items[0].runId,
      places: items.map(({ lessonId, unit, compensation }) => ({ lessonId, unit, compensation })),
    })),
  ),
  ledgerId: ({ position }) => `${position}-reinstated`,
  async compose(sql, { farmId, studentId, runId, places }, { now, config: { publicUrl } }) {
    const [{ family, lessons }, devices, mails] = await Promise.all([
      familyAndLessons(sql, farmId, { studentId, lessons: places }),
      devicesToTell(sql, farmId, { kind: 'changes', studentId }),
      runMails(sql, farmId, runId),
    ]);
    if (!mails.some(({ who, isTried }) => who === studentId && isTried)) return undefined;
    const takenBack = new Map(places.map((place) => [place.lessonId, place]));
    const [first, ...more] = lessons.flatMap((lesson) => {
      const place = takenBack.get(lesson.lessonId);
      return place && !lesson.isCancelled ? [{ ...place, lesson }] : [];
    });
    if (!family || !first) return undefined;
    const written = reinstatedMail({ ...family, now, publicUrl, places: [first, ...more] });
    return alsoTold(written, farmId, devices, lessonNews(written, family, first.lesson));
  },
});
