import { letter, type Letter, type Sender } from '../../../platform/mail/mail.js';
import type { LessonFacts } from '../queries/lesson-facts.js';
import { count, datesOf, exampleFamily, exampleLesson, lessonRows } from './words.js';

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
export function cancelledStaffMail(props: CancelledForStaff = exampleCancelledForStaff): Letter {
  const { sender, to, by, lessons } = props;
  const dates = datesOf(props);
  const [{ lesson, students }] = lessons;
  const single = lessons.length === 1;
  const whole = by === 'barn';
  const names = [...new Set(lessons.flatMap((one) => one.students.map((student) => student.name)))].join(', ');
  const notes = [
    ...new Set(lessons.flatMap((one) => one.students.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : [])))),
  ];
  return letter('Cancellation (staff)', sender, to, {
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
