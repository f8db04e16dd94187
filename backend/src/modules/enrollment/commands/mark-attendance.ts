import { command } from '../../../platform/event-store/command.js';
import { forbidden, notFound, refuse } from '../../../platform/errors/refusal.js';
import { may } from '../../../platform/tenancy/actor.js';
import { alreadyBooked } from '../domain/booking-rules.js';
import { effectOn, type Cover } from '../domain/cancellation-policy.js';
import { placeOf, rosterStream, type Roster } from '../domain/roster.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import { isAttendanceCode, isCancelCode, statusName, type AttendanceCode } from '../domain/status.js';
import type { AttendanceMarked } from '../events.js';
import { coverOf, placeFacts, type PlaceFacts } from '../queries/place-facts.js';
import { CancelStudent } from './cancel-student.js';

export interface MarkAttendance {
  lessonPersonId: string;
  /** An attendance code, or a cancel action, which then is a cancellation like any other. */
  code: string;
}
export interface Attendance {
  code: AttendanceCode;
  place: Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'date'>;
  cover: Cover;
}

/** SCH and COM hold the place, also after it had been marked as given up; the other codes give it up. C20 C21 */
export function decideAttendance({ code, place, cover }: Attendance, roster: Roster): AttendanceMarked[] {
  const current = roster.places[place.lessonPersonId];
  if (!current) throw notFound('The lesson student');
  if (current.code === code) return [];
  if (current.phase === 'cancelled' && (current.compensation !== 'none' || current.code.startsWith('B')))
    throw refuse(
      'place_cancelled',
      `This lesson was cancelled (${statusName(current.code)}). Add the student again instead.`,
    );
  if (!isCancelCode(code) && current.phase === 'cancelled' && placeOf(roster, current.studentId)) throw alreadyBooked();
  const held = cover.kind === 'nothing' ? 'none' : 'used';
  const { lessonPersonId, lessonId, studentId, date } = place;
  const isCancelled = isCancelCode(code);
  return [
    {
      type: 'enrollment.AttendanceMarked',
      data: {
        lessonPersonId,
        lessonId,
        studentId,
        code,
        isCancelled,
        unit: isCancelled ? effectOn(cover, code, 'staff').unit : held,
        lessonDate: date,
      },
    },
  ];
}

/** Sets what became of a student in a lesson. */
export const markAttendance = command(
  'enrollment.MarkAttendance',
  async (barn, { lessonPersonId, code }: MarkAttendance) => {
    if (!isAttendanceCode(code)) {
      if (!may(barn.actor, 'CANCEL_STUDENT_LESSON')) throw forbidden();
      return (await barn.execute(CancelStudent, { lessonPersonId, action: code })).lessonPersonId;
    }
    const place = await placeFacts(barn.sql, barn.farmId, barn.actor, lessonPersonId);
    if (!place) throw notFound('The lesson student');
    checkMayOpen(barn.actor, place);
    const roster = await barn.load(rosterStream, place.lessonId);
    barn.append(rosterStream, place.lessonId, decideAttendance({ code, place, cover: coverOf(place) }, roster));
    return lessonPersonId;
  },
);
