import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { PlaceNotFilled, StudentCancelled } from '../../enrollment/contracts.js';
import { outcomeSentence, type Outcome } from '../domain/cancellation-outcome.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
import { lessonNews } from '../wording/push-wording.js';
import {
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonRows,
  portalButton,
  possessive,
  type ToFamily,
} from '../wording/lesson-wording.js';

export interface PlaceFilled extends ToFamily {
  lesson: MailedLesson;
  /** What is given now; null where nobody took the place. */
  outcome: Outcome | null;
}

export const examplePlaceFilled: PlaceFilled = {
  ...exampleFamily,
  lesson: exampleLesson,
  outcome: {
    code: 'CWP',
    by: 'family',
    unit: 'released',
    compensation: 'none',
    paid: true,
    validUntil: null,
    amountMinor: 0,
    creditMinor: 0,
    dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' },
  },
};

/** What a cancellation waited for: somebody took the place, or the lesson began without anybody. */
export function placeFilledMail(props: PlaceFilled = examplePlaceFilled): ComposedMail {
  const { sender, holder, student, lesson, outcome, currency } = props;
  const dates = datesOf(props);
  const whose = `${possessive(student.firstName)} place`;
  return composeMail('Place filled', sender, holder, {
    subject: `${outcome ? 'Place filled' : 'Place not filled'}: ${student.firstName}, ${dates.start(lesson)}`,
    heading: `${outcome ? 'Somebody' : 'Nobody'} took ${whose}.`,
    paragraphs: [
      outcome
        ? outcomeSentence(outcome, { student: student.firstName, currency, ...dates })
        : 'The lesson has begun, so nothing comes back for it: it counts as used.',
    ],
    facts: lessonRows(lesson, dates.span(lesson)),
    list: [],
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

interface MailFilling {
  farmId: string;
  position: number;
  studentId: string;
  lessonId: string;
  outcome: Outcome | null;
}

const isAbout = ({ data }: { data: StudentCancelled['data'] | PlaceNotFilled['data'] }) =>
  data.notify && (!('code' in data) || data.policy?.isFilled === true);

/** Without the fee and the free cancellation, of which the family was told when it cancelled. */
function outcomeOf(data: StudentCancelled['data'] | PlaceNotFilled['data']): Outcome | null {
  if (!('code' in data)) return null;
  const { code, by, unit, compensation, dates, paid, validUntil, amountMinor, creditMinor } = data;
  return { code, by, unit, compensation, dates, paid, validUntil, amountMinor, creditMinor };
}

/** To the account holder, once for each place. */
export const placeFilled = mail<MailFilling>({
  name: 'notifications.mailPlaceFilled',
  preview: placeFilledMail,
  follows: follow<StudentCancelled | PlaceNotFilled, Omit<MailFilling, 'farmId'>>(
    ['enrollment.StudentCancelled', 'enrollment.PlaceNotFilled'],
    (events) =>
      events.filter(isAbout).map(({ position, data }) => ({
        position,
        studentId: data.studentId,
        lessonId: data.lessonId,
        outcome: outcomeOf(data),
      })),
  ),
  ledgerId: ({ position }) => `${position}-place-filled`,
  async compose(sql, { farmId, studentId, lessonId, outcome }, { now, config: { publicUrl } }) {
    const [{ family, lessons }, devices] = await Promise.all([
      familyAndLessons(sql, farmId, { studentId, lessons: [{ lessonId }] }),
      devicesToTell(sql, farmId, { kind: 'changes', studentId }),
    ]);
    const [lesson] = lessons;
    if (!family || !lesson) return undefined;
    const written = placeFilledMail({ ...family, now, publicUrl, lesson, outcome });
    return alsoTold(written, farmId, devices, lessonNews(written, family, lesson));
  },
});
