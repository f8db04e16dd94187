import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { statusName } from '../../enrollment/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { reasonsOf, type Cancelling } from '../domain/reasons.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { staffNews } from '../wording/push-wording.js';
import { staffFacts, worksIn, type StaffFacts, type StaffLesson } from '../queries/staff-facts.js';
import { StaffOfLessons } from '../queries/staff-of-lessons.js';
import {
  count,
  datesOf,
  exampleFamily,
  exampleLesson,
  lessonRows,
  reasonRow,
  written,
} from '../wording/lesson-wording.js';

type By = 'barn' | 'staff' | 'family';
export interface CancelledForStaff extends Omit<StaffFacts, 'instructorId' | 'personId' | 'lessons'> {
  now: Date;
  by: By;
  /** Of the riders. */
  code: string | null;
  lessons: readonly [StaffLesson, ...StaffLesson[]];
  reasons: readonly string[];
  /** Codes of the action that was replaced and of the new one. C07 */
  changed: { from: string; to: string } | null;
}

export const exampleCancelledForStaff: CancelledForStaff = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  email: 'maya@maplehill.test',
  by: 'family',
  code: null,
  lessons: [{ lesson: exampleLesson, students: [{ name: 'Anna Kowalska', note: 'She has a cold.' }] }],
  reasons: [],
  changed: null,
  message: null,
};

/** What a barn's staff say that happened with one rider; else that they cancelled. */
const HAPPENED: Readonly<Partial<Record<string, { subject: string; heading: string; said: string }>>> = {
  CNS: { subject: 'No show', heading: 'did not come.', said: 'Marked as a no show by the barn.' },
  CLC: { subject: 'Late cancel', heading: 'cancelled late.', said: 'Recorded as a late cancel by the barn.' },
};

const BY: Readonly<Record<By, string>> = {
  barn: 'The whole lesson is cancelled.',
  staff: 'Cancelled by the barn.',
  family: 'Cancelled by the family.',
};

const happened = ({ by, code }: CancelledForStaff) => (by === 'staff' && code ? HAPPENED[code] : undefined);

function headingOf(props: CancelledForStaff, names: string) {
  const { by, lessons, changed } = props;
  if (changed) return `The cancellation of ${names} was changed.`;
  const what = happened(props);
  if (what) return `${names} ${what.heading}`;
  if (by !== 'barn') return `${names} will not ride.`;
  return `${lessons.length === 1 ? 'Your lesson is' : `${count(lessons.length, 'lesson')} of yours are`} cancelled.`;
}

/** For those who teach or help. R091 R249 */
export function cancelledStaffMail(props: CancelledForStaff = exampleCancelledForStaff): ComposedMail {
  const { sender, email, by, lessons, reasons, changed, message } = props;
  const dates = datesOf(props);
  const [{ lesson, students }] = lessons;
  const single = lessons.length === 1;
  const subject = changed ? 'Cancellation changed' : (happened(props)?.subject ?? 'Cancelled');
  const whole = by === 'barn';
  const names = [...new Set(lessons.flatMap((one) => one.students.map((student) => student.name)))].join(', ');
  const notes = lessons.flatMap((one) => one.students.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : [])));
  const riders = (one: StaffLesson) => one.students.map(({ name }) => name);
  return composeMail('Cancellation (staff)', sender, email, {
    subject: single
      ? `${subject}: ${whole ? lesson.title : names}, ${dates.start(lesson)}`
      : `Cancelled: ${whole ? '' : `${names}, `}${count(lessons.length, 'lesson')}`,
    heading: headingOf(props, names),
    paragraphs: [
      changed
        ? `Before: ${statusName(changed.from)}. Now: ${statusName(changed.to)}.`
        : (happened(props)?.said ?? BY[by]),
    ],
    facts: [
      ...(single ? lessonRows(lesson, dates.span(lesson)).filter(([label]) => label !== 'With') : []),
      ...(single && students.length ? [['Students', riders(lessons[0]).join('\n')] as const] : []),
      ...reasonRow(reasons),
    ],
    list: single
      ? []
      : lessons.map(
          (one) =>
            `${dates.start(one.lesson)}, ${one.lesson.title}${one.students.length ? `: ${riders(one).join(', ')}` : ''}`,
        ),
    quote: message
      ? written(sender, message, ...notes)
      : notes.length
        ? { by: 'Note', text: [...new Set(notes)].join('\n') }
        : null,
  });
}

interface AnnounceStaffCancellation {
  farmId: string;
  position: number;
  by: By;
  /** Absent in mails that were queued before it was told. */
  code?: string | null;
  messageId: string | null;
  changed: CancelledForStaff['changed'];
  lessons: { lessonId: string; reason: string | null }[];
  places: { lessonPersonId: string; lessonId: string; studentId: string }[];
}
interface MailInstructor extends AnnounceStaffCancellation {
  instructorId: string;
}

function announced(events: readonly Cancelling[]) {
  const reasonFor = reasonsOf(events);
  return groupByCommand(
    events.filter(({ data }) => data.notify && !('policy' in data && data.policy?.isFilled)),
    () => '',
  ).map(({ position, items, commandId }): Omit<AnnounceStaffCancellation, 'farmId'> => {
    const places = items.flatMap((item) => ('lessonPersonId' in item ? [item] : []));
    const [first] = places;
    return {
      position,
      by: places.length === items.length && first ? first.by : 'barn',
      code: first && places.every(({ code }) => code === first.code) ? first.code : null,
      messageId: items[0].messageId,
      changed: first?.replaces ? { from: first.replaces.code, to: first.code } : null,
      lessons: [...new Set(items.map(({ lessonId }) => lessonId))].map((lessonId) => ({
        lessonId,
        reason: reasonFor(commandId, lessonId),
      })),
      places: places.map(({ lessonPersonId, lessonId, studentId }) => ({ lessonPersonId, lessonId, studentId })),
    };
  });
}

const DAY_MS = 86_400_000;
/** Whole lessons in any case; what a family cancels at short notice; what staff mark themselves, never. */
function isNews({ by, startsAt, now }: { by: By; startsAt: Date; now: Date }) {
  const left = startsAt.getTime() - now.getTime();
  return left > 0 && (by === 'barn' || (by === 'family' && left <= DAY_MS));
}

/** To the staff of every lesson that one command touched, even without riders. B15 */
export const cancelledStaff = mail<MailInstructor>({
  name: 'notifications.mailInstructorCancellation',
  preview: cancelledStaffMail,
  announced: announcement<MailInstructor, AnnounceStaffCancellation>({
    job: jobType('notifications.mailStaffCancellation', { queue: 'mail', remember: false }),
    follows: follow(['enrollment.StudentCancelled', 'scheduling.LessonCancelled'], announced),
    async recipients(cancelled, ask) {
      const { farmId, position, lessons } = cancelled;
      const lessonIds = lessons.map(({ lessonId }) => lessonId);
      const staff = await ask(new StaffOfLessons({ farmId, actor: SYSTEM }, { lessonIds }));
      return staff.map((instructorId) => ({
        id: `${farmId}-${position}-${instructorId}-cancelled-staff`,
        data: { ...cancelled, instructorId },
      }));
    },
  }),
  ledgerId: ({ position, instructorId }) => `${position}-cancelled-staff-${instructorId}`,
  async compose(sql, { farmId, instructorId, by, code = null, changed, messageId, lessons, places }, { now }) {
    const lessonIds = lessons.map(({ lessonId }) => lessonId);
    const [facts, devices] = await Promise.all([
      staffFacts(sql, farmId, { instructorId, lessonIds, places, messageId }),
      devicesToTell(sql, farmId, { kind: by === 'barn' ? 'own_lessons' : 'short_notice', instructorId }),
    ]);
    const [first, ...more] = (facts?.lessons ?? []).filter(
      ({ lesson }) => worksIn(lesson, instructorId) && (by !== 'barn' || lesson.isCancelled),
    );
    if (!facts || !first) return undefined;
    const reasons = lessons.flatMap(({ reason }) => reason ?? []);
    const written = cancelledStaffMail({ ...facts, now, by, code, changed, reasons, lessons: [first, ...more] });
    const { lesson } = first;
    if (!isNews({ by, startsAt: lesson.startsAt, now })) return written;
    const what = more.length
      ? count(more.length + 1, 'lesson')
      : `${lesson.title}, ${datesOf({ ...facts, now }).start(lesson)}`;
    return alsoTold(
      written,
      farmId,
      devices,
      staffNews(facts, lesson, `${by === 'barn' ? 'Cancelled' : 'A rider cancelled'}: ${what}`),
    );
  },
});
