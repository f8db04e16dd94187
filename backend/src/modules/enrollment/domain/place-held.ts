import type { LessonFacts, StudentFacts } from './booking-facts.js';
import { placesFree } from './booking-rules.js';
import { placesTaken, type Roster } from './roster.js';
import type { Warning } from './warning.js';

interface Given {
  lesson: LessonFacts;
  student: StudentFacts;
  /** Free places that are kept for others. */
  held: number;
}

/** Staff give somebody a place that is kept for whoever waits. `roster` is as it was before. */
export function placeHeldWarnings({ lesson, student, held }: Given, roster: Roster): Warning[] {
  const free = placesFree(lesson.maxEnrollment, placesTaken(roster));
  if (!free || held < free) return [];
  return [
    {
      code: 'place_held',
      message: 'The free place is held for a rider on the waiting list',
      lessonId: lesson.lessonId,
      aboutId: student.studentId,
      aboutName: '',
      elsewhereId: null,
    },
  ];
}
