import { titleOf } from '@/data/day/roster';
import type { Lesson } from '@/data/requests/types';
import { dayAndTime, hhmm } from '@/data/time/words';

const shown: readonly (readonly [string, (lesson: Lesson) => string])[] = [
  ['Title', titleOf],
  [
    'Date and time',
    (lesson) => `${dayAndTime(lesson.scheduled_date, lesson.scheduled_starttime)}–${hhmm(lesson.scheduled_endtime)}`,
  ],
  ['Section', (lesson) => lesson.section_name ?? 'none'],
  ['Main staff', (lesson) => lesson.instructor_name ?? 'none'],
  ['Location', (lesson) => lesson.location_name ?? 'none'],
  ['Lesson notes', (lesson) => lesson.lesson_notes ?? 'none'],
  [
    'State',
    (lesson) =>
      lesson.lesson_is_cancelled === 1 ? 'cancelled' : lesson.lesson_status_code === 'COM' ? 'completed' : 'scheduled',
  ],
];

export type Difference = { readonly label: string; readonly was: string; readonly is: string };

/** What somebody else changed in a lesson; only what a person can see. */
export const lessonDifferences = (before: Lesson, after: Lesson): Difference[] =>
  shown.map(([label, read]) => ({ label, was: read(before), is: read(after) })).filter(({ was, is }) => was !== is);
