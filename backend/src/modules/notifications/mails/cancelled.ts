import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { Cancelled as CancelledBefore, StudentCancelled } from '../../enrollment/contracts.js';
import { formerSentence, outcomeSentence, type Outcome } from '../domain/cancellation-outcome.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { isPlaceCancelled, reasonsOf, type Cancelling } from '../domain/reasons.js';
import { cancelledPlaces } from '../queries/cancelled-places.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { lessonNews } from '../wording/push-wording.js';
import { familyAndLessons } from '../queries/family-and-lessons.js';
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
  policyRow,
  possessive,
  reasonRow,
  type ToFamily,
  written,
} from '../wording/lesson-wording.js';

export interface CancelledPlace {
  lesson: MailedLesson;
  outcome: Outcome;
  /** The barn's reason code. */
  reason: string | null;
  /** The earlier cancellation that this one replaces. C07 */
  replaces: Omit<CancelledBefore, 'paid'> | null;
}
export interface Cancelled extends ToFamily {
  places: readonly [CancelledPlace, ...CancelledPlace[]];
  message: string | null;
  /** Staff's note on the place. C15 */
  note: string | null;
}

export const exampleCancelled: Cancelled = {
  ...exampleFamily,
  places: [
    {
      lesson: exampleLesson,
      outcome: {
        code: 'BCWM',
        by: 'barn',
        unit: 'used',
        compensation: 'makeup',
        paid: true,
        validUntil: '2026-12-24',
        amountMinor: 0,
        creditMinor: 0,
        dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' },
      },
      reason: 'WEA',
      replaces: null,
    },
  ],
  message: 'The arena is under water. We are sorry!',
  note: null,
};

/** What staff say that happened where nobody cancelled in time. C14 */
const HAPPENED: Readonly<Record<string, string>> = { CNS: 'No show', CLC: 'Late cancel' };
const happened = ({ by, code }: Outcome, otherwise: string) => (by === 'staff' && HAPPENED[code]) || otherwise;

/** Who cancelled, why, and what the family gets; or that an earlier cancellation was changed. */
export function cancelledMail(props: Cancelled = exampleCancelled): ComposedMail {
  const { sender, holder, student, places, message, note } = props;
  const dates = datesOf(props);
  const [{ lesson, replaces }] = places;
  const single = places.length === 1;
  const what = lessonsOf(student, places.length);
  const reader = { student: student.firstName, currency: props.currency, ...dates };
  const sentences = places.map((place) => outcomeSentence(place.outcome, reader));
  const alike = new Set(sentences).size === 1;
  return composeMail('Cancellation', sender, holder, {
    subject: single
      ? `${replaces ? 'Cancellation changed' : happened(places[0].outcome, 'Cancelled')}: ${student.firstName}, ${dates.start(lesson)}`
      : `Cancelled: ${student.firstName}, ${count(places.length, 'lesson')}`,
    heading: headingOf(props, what),
    paragraphs: [
      ...(replaces ? [formerSentence(replaces)] : []),
      ...(alike ? [`${single ? (replaces ? 'Now: ' : '') : 'For each lesson: '}${sentences[0]}`] : []),
    ],
    facts: [
      ...(single ? lessonRows(lesson, dates.span(lesson)) : []),
      ...reasonRow(places.map(({ reason }) => reason)),
      ...policyRow(
        places.map(({ outcome }) => outcome),
        { currency: props.currency, timeZone: sender.timeZone },
      ),
    ],
    list: single
      ? []
      : alike
        ? lessonList(
            places.map((place) => place.lesson),
            dates.start,
          )
        : places.map((place, i) => `${dates.start(place.lesson)}: ${sentences[i]}`),
    quote: written(sender, message, note),
    ...portalButton(props, `See ${possessive(student.firstName)} lessons`),
  });
}

function headingOf({ sender, student, places }: Cancelled, what: string) {
  const [{ outcome, replaces }] = places;
  if (replaces) return `The cancellation of ${what} was changed.`;
  if (outcome.by === 'barn') return `${sender.farmName} had to cancel ${what}.`;
  if (places.length === 1 && happened(outcome, ''))
    return `${student.firstName} ${outcome.code === 'CNS' ? 'did not come' : 'cancelled late'}.`;
  return `${what} ${places.length === 1 ? 'is' : 'are'} cancelled.`;
}

interface MailCancellation {
  farmId: string;
  position: number;
  studentId: string;
  messageId: string | null;
  places: ({ lessonPersonId: string; lessonId: string } & Pick<CancelledPlace, 'outcome' | 'reason' | 'replaces'>)[];
}

/** To the account holder; one mail per command and student. B15 */
export const cancelled = mail<MailCancellation>({
  name: 'notifications.mailCancellation',
  preview: cancelledMail,
  follows: follow(['enrollment.StudentCancelled', 'scheduling.LessonCancelled'], (events: readonly Cancelling[]) => {
    const reasonFor = reasonsOf(events);
    return groupByCommand(
      events.filter(isPlaceCancelled).filter(({ data }) => data.notify && !data.policy?.isFilled),
      ({ studentId }) => studentId,
    ).map(({ position, items, commandId }) => ({
      position,
      studentId: items[0].studentId,
      messageId: items[0].messageId ?? null,
      places: items.map(({ lessonPersonId, lessonId, replaces, ...told }) => ({
        lessonPersonId,
        lessonId,
        outcome: outcomeOf(told),
        reason: reasonFor(commandId, lessonId),
        replaces,
      })),
    }));
  }),
  ledgerId: ({ position }) => `${position}-cancelled`,
  async compose(sql, { farmId, studentId, messageId, places }, { now, config: { publicUrl } }) {
    const byStaff = places.filter(({ outcome }) => outcome.by === 'staff').map(({ lessonPersonId }) => lessonPersonId);
    const asked = { studentId, lessons: places, messageId, notedIds: byStaff };
    const [{ family, lessons, message, notes }, devices, still] = await Promise.all([
      familyAndLessons(sql, farmId, asked),
      devicesToTell(sql, farmId, { kind: 'changes', studentId }),
      cancelledPlaces(
        sql,
        farmId,
        places.map(({ lessonPersonId }) => lessonPersonId),
      ),
    ]);
    // A cancellation that was taken back before its mail went out is none.
    const standing = places.filter(({ lessonPersonId }) => still.has(lessonPersonId));
    const told = new Map(
      standing.map(({ lessonId, outcome, reason, replaces }) => [lessonId, { outcome, reason, replaces }]),
    );
    const [first, ...more] = lessons.flatMap((lesson) => {
      const place = told.get(lesson.lessonId);
      return place ? [{ lesson, ...place }] : [];
    });
    if (!family || !first) return undefined;
    const note = [...notes.values()].join('\n') || null;
    const written = cancelledMail({ ...family, now, publicUrl, places: [first, ...more], message, note });
    // What a family did by itself, or what is over, is no news.
    if (first.outcome.by === 'family' || first.lesson.startsAt <= now) return written;
    return alsoTold(written, farmId, devices, lessonNews(written, family, first.lesson));
  },
});

type Told = Omit<StudentCancelled['data'], 'lessonPersonId' | 'lessonId' | 'replaces'>;
const outcomeOf = ({
  code,
  by,
  unit,
  compensation,
  dates,
  paid,
  validUntil,
  amountMinor,
  creditMinor,
  policy,
}: Told): Outcome => ({
  code,
  by,
  unit,
  compensation,
  dates,
  paid,
  validUntil,
  amountMinor,
  creditMinor,
  ...(policy && { feeMinor: policy.feeMinor, isFree: policy.isFree, calledOff: policy.reason, waits: policy.waits }),
});
