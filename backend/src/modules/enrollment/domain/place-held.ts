import { placesFree } from './booking-rules.js';
import { heldFromOthers, type WaitingList } from './waiting-list.js';
import type { Warning } from './warning.js';

/** A lesson as it is before. */
export interface LessonWaitedFor {
  lessonId: string;
  maxEnrollment: number | null;
  /** Students who have a place. */
  riding: readonly string[];
  list: WaitingList;
  /** Free places that are kept for strangers. */
  guests: number;
}

export const placeHeld = (lessonId: string, studentId: string): Warning => ({
  code: 'place_held',
  message: 'The free place is held for a rider on the waiting list',
  lessonId,
  aboutId: studentId,
  aboutName: '',
  elsewhereId: null,
});

const placeKept = (lessonId: string, studentId: string): Warning => ({
  ...placeHeld(lessonId, studentId),
  message: 'The free place is kept for a guest who asked for it',
});

/** Staff give these students a place, one after the other; it is kept for whoever waits, or for a stranger. */
export function placeHeldWarnings(lesson: LessonWaitedFor, studentIds: readonly string[], now: Date): Warning[] {
  const riding = new Set(lesson.riding);
  return studentIds.flatMap((studentId) => {
    if (riding.has(studentId)) return [];
    const waiting = lesson.list.filter((entry) => !riding.has(entry.studentId));
    const free = placesFree(lesson.maxEnrollment, riding.size);
    riding.add(studentId);
    if (!free) return [];
    const held = heldFromOthers(waiting, studentId, now);
    if (held >= free) return [placeHeld(lesson.lessonId, studentId)];
    return held + lesson.guests >= free ? [placeKept(lesson.lessonId, studentId)] : [];
  });
}
