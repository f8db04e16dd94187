import { titleOf } from '@/data/day/roster';
import type { DrawnLesson } from '@/data/requests/drawn-lessons';
import type { Lesson } from '@/data/requests/types';

/** A lesson as whoever changed it saw it: the calendar shows no notes. */
export type Seen = DrawnLesson & Partial<Pick<Lesson, 'lesson_notes'>>;
import { dayAndTime, hhmm } from '@/data/time/words';

const NOTES = 'Lesson notes';

const shown: readonly (readonly [string, (lesson: Seen) => string])[] = [
  ['Title', titleOf],
  [
    'Date and time',
    (lesson) => `${dayAndTime(lesson.scheduled_date, lesson.scheduled_starttime)}–${hhmm(lesson.scheduled_endtime)}`,
  ],
  ['Section', (lesson) => lesson.section_name ?? 'none'],
  ['Main staff', (lesson) => lesson.instructor_name ?? 'none'],
  ['Location', (lesson) => lesson.location_name ?? 'none'],
  [NOTES, (lesson) => lesson.lesson_notes ?? 'none'],
  [
    'State',
    (lesson) =>
      lesson.lesson_is_cancelled === 1 ? 'cancelled' : lesson.lesson_status_code === 'COM' ? 'completed' : 'scheduled',
  ],
];

export type Difference = { readonly label: string; readonly was: string; readonly is: string };

/** What somebody else changed in a lesson; only what a person can see. */
export const lessonDifferences = (before: Seen, after: Lesson): Difference[] =>
  shown
    .filter(([label]) => label !== NOTES || before.lesson_notes !== undefined)
    .map(([label, read]) => ({ label, was: read(before), is: read(after) }))
    .filter(({ was, is }) => was !== is);
