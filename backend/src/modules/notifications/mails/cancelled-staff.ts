import type { StoredEvent } from '../../../platform/event-store/event.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import type { StudentCancelled } from '../../enrollment/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { InstructorsOfLessons } from '../queries/instructors-of-lessons.js';
import type { LessonFacts } from '../queries/lesson-facts.js';
import { staffFacts } from '../queries/staff-facts.js';
import { count, datesOf, exampleFamily, exampleLesson, lessonRows } from '../wording/lesson-wording.js';

export interface StaffLesson {
  lesson: LessonFacts;
  /** Names of those who will not ride, with what they wrote. */
  students: readonly { name: string; note: string | null }[];
}
export interface CancelledForStaff {
  now: Date;
  sender: Sender;
  to: string;
  by: 'barn' | 'staff' | 'family';
  /** At least one, in order. */
  lessons: readonly [StaffLesson, ...StaffLesson[]];
}

export const exampleCancelledForStaff: CancelledForStaff = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  to: 'maya@maplehill.test',
  by: 'family',
  lessons: [{ lesson: exampleLesson, students: [{ name: 'Anna Kowalska', note: 'She has a cold.' }] }],
};

const BY = {
  barn: 'The whole lesson is cancelled.',
  staff: 'Cancelled by the barn.',
  family: 'Cancelled by the family.',
};

/** The instructor's copy of a cancellation. */
export function cancelledStaffMail(props: CancelledForStaff = exampleCancelledForStaff): ComposedMail {
  const { sender, to, by, lessons } = props;
  const dates = datesOf(props);
  const [{ lesson, students }] = lessons;
  const single = lessons.length === 1;
  const whole = by === 'barn';
  const names = [...new Set(lessons.flatMap((one) => one.students.map((student) => student.name)))].join(', ');
  const notes = [
    ...new Set(lessons.flatMap((one) => one.students.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : [])))),
  ];
  return composeMail('Cancellation (staff)', sender, to, {
    subject: single
      ? `Cancelled: ${whole ? lesson.title : names}, ${dates.start(lesson)}`
      : `Cancelled: ${whole ? '' : `${names}, `}${count(lessons.length, 'lesson')}`,
    heading: whole
      ? `${single ? 'Your lesson is' : `${count(lessons.length, 'lesson')} of yours are`} cancelled.`
      : `${names} will not ride.`,
    paragraphs: [BY[by]],
    facts: single
      ? [
          ...lessonRows(lesson, dates.span(lesson)).filter(([label]) => label !== 'With'),
          ...(students.length ? [['Students', students.map(({ name }) => name).join('\n')] as const] : []),
        ]
      : [],
    list: single
      ? []
      : lessons.map(
          (one) =>
            `${dates.start(one.lesson)}, ${one.lesson.title}: ${one.students.map(({ name }) => name).join(', ')}`,
        ),
    quote: notes.length ? { by: 'Note', text: notes.join('\n') } : null,
  });
}

interface AnnounceStaffCancellation {
  farmId: string;
  position: number;
  by: 'barn' | 'staff' | 'family';
  places: { lessonPersonId: string; lessonId: string; studentId: string }[];
}
interface MailInstructor extends AnnounceStaffCancellation {
  instructorId: string;
}

/** To each instructor whose lessons one command touched. B15 */
export const cancelledStaff = mail<MailInstructor>({
  name: 'notifications.mailInstructorCancellation',
  preview: cancelledStaffMail,
  announced: announcement<MailInstructor, AnnounceStaffCancellation>({
    job: jobType('notifications.mailStaffCancellation', { queue: 'mail', remember: false }),
    follows: follow(['enrollment.StudentCancelled'], (events: readonly StoredEvent<StudentCancelled>[]) =>
      groupByCommand(
        events.filter(({ data }) => data.notify),
        () => '',
      ).map(({ position, items }) => ({
        position,
        by: items[0].by,
        places: items.map(({ lessonPersonId, lessonId, studentId }) => ({ lessonPersonId, lessonId, studentId })),
      })),
    ),
    async recipients(announced, ask) {
      const { farmId, position, places } = announced;
      const lessonIds = places.map(({ lessonId }) => lessonId);
      const instructors = await ask(new InstructorsOfLessons({ farmId, actor: SYSTEM }, { lessonIds }));
      return instructors.map((instructorId) => ({
        id: `${farmId}-${position}-${instructorId}-cancelled-staff`,
        data: { ...announced, instructorId },
      }));
    },
  }),
  ledgerId: ({ position, instructorId }) => `${position}-cancelled-staff-${instructorId}`,
  async compose(sql, { farmId, instructorId, by, places }, { now }) {
    const facts = await staffFacts(sql, farmId, instructorId, places);
    const [first, ...more] = facts?.lessons ?? [];
    if (!facts || !first) return undefined;
    return cancelledStaffMail({ now, sender: facts.sender, to: facts.email, by, lessons: [first, ...more] });
  },
});
