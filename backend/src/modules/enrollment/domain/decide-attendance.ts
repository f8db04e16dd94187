import { notFound } from '../../../platform/errors/refusal.js';
import type { AttendanceMarked } from '../events.js';
import { effectOn, type Cover } from './cancellation-policy.js';
import { enrollmentErrors } from './errors.js';
import type { PlaceFacts } from './place-facts.js';
import { placeOf, type Roster } from './roster.js';
import { isCancelCode, statusName, type AttendanceCode } from './status.js';

export interface Attendance {
  code: AttendanceCode;
  place: Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'date' | 'lessonIsCancelled'>;
  cover: Cover;
}

/** SCH and COM hold the place, even after it was given up; all other codes give it up. Not in a lesson the barn cancelled. C20 C21 */
export function decideAttendance({ code, place, cover }: Attendance, roster: Roster): AttendanceMarked[] {
  const { lessonPersonId, lessonId, studentId, date } = place;
  const current = roster.places[lessonPersonId];
  if (!current) throw notFound('The lesson student');
  if (current.code === code) return [];
  if (place.lessonIsCancelled) throw enrollmentErrors.lesson_cancelled();
  if (current.phase === 'cancelled' && (current.compensation !== 'none' || current.code.startsWith('B')))
    throw enrollmentErrors.place_cancelled({ undo: statusName(current.code) });
  const isCancelled = isCancelCode(code);
  if (!isCancelled && current.phase === 'cancelled' && placeOf(roster, current.studentId))
    throw enrollmentErrors.already_booked();
  const gaveBack = cover.kind !== 'nothing' && cover.isReturned;
  // A student who comes back needs a package again, even if none covered the place before.
  const held = cover.kind === 'nothing' && current.phase === 'active' ? 'none' : 'used';
  const unit = isCancelled ? effectOn(cover, code, 'staff').unit : held;
  if (gaveBack && isCancelled && unit === 'used' && cover.left < 1)
    throw enrollmentErrors.compensation_used(statusName(current.code));
  return [
    {
      type: 'enrollment.AttendanceMarked',
      data: { lessonPersonId, lessonId, studentId, code, isCancelled, unit, lessonDate: date, withLesson: false },
    },
  ];
}
