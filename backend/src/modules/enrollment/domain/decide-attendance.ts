import { notFound } from '../../../platform/errors/refusal.js';
import type { AttendanceMarked } from '../events.js';
import { effectOn, type Cover } from './cancellation-policy.js';
import { enrollmentErrors } from './errors.js';
import type { PlaceFacts } from './place-facts.js';
import { placeOf, type Roster } from './roster.js';
import { isCancelCode, statusName, type AttendanceCode } from './status.js';

export interface Attendance {
  code: AttendanceCode;
  place: Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'date'>;
  cover: Cover;
}

/** SCH and COM hold the place, also after it had been marked as given up; the other codes give it up. C20 C21 */
export function decideAttendance({ code, place, cover }: Attendance, roster: Roster): AttendanceMarked[] {
  const { lessonPersonId, lessonId, studentId, date } = place;
  const current = roster.places[lessonPersonId];
  if (!current) throw notFound('The lesson student');
  if (current.code === code) return [];
  if (current.phase === 'cancelled' && (current.compensation !== 'none' || current.code.startsWith('B')))
    throw enrollmentErrors.place_cancelled({ undo: statusName(current.code) });
  const isCancelled = isCancelCode(code);
  if (!isCancelled && current.phase === 'cancelled' && placeOf(roster, current.studentId))
    throw enrollmentErrors.already_booked();
  const held = cover.kind === 'nothing' ? 'none' : 'used';
  const unit = isCancelled ? effectOn(cover, code, 'staff').unit : held;
  return [
    {
      type: 'enrollment.AttendanceMarked',
      data: { lessonPersonId, lessonId, studentId, code, isCancelled, unit, lessonDate: date },
    },
  ];
}
