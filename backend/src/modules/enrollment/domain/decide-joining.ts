import type { WaitingJoined } from '../waiting-events.js';
import { placesFree } from './booking-rules.js';
import { decideEnrolment, type Enrolment } from './decide-enrolment.js';
import { enrollmentErrors } from './errors.js';
import { placesTaken, type Roster } from './roster.js';
import { entryOf, heldFromOthers, type WaitingList } from './waiting-list.js';

export const MOST_WAITING = 30;
export const MOST_OF_FAMILY = 20;

export interface Joining {
  entryId: string;
  /** As if a place were free; nobody waits for what would be refused then. */
  enrolment: Enrolment;
  autoEnrol: boolean;
  /** Free places that are kept for strangers. */
  guests: number;
  /** Entries of the student's family on lists of any lesson. */
  ofFamily: number;
}

/** Onto the end of the list of a full lesson; who stands there already stays where they are. */
export function decideJoining(joining: Joining, list: WaitingList, roster: Roster): WaitingJoined[] {
  const { entryId, enrolment, autoEnrol, guests, ofFamily } = joining;
  const { lesson, student, now, useMakeup = false } = enrolment;
  if (entryOf(list, student.studentId)) return [];
  decideEnrolment(withPlace(enrolment, roster), roster);
  const taken = placesTaken(roster) + heldFromOthers(list, student.studentId, now) + guests;
  if (placesFree(lesson.maxEnrollment, taken) !== 0) throw enrollmentErrors.place_free();
  if (list.length >= MOST_WAITING) throw enrollmentErrors.waiting_list_full(MOST_WAITING);
  if (ofFamily >= MOST_OF_FAMILY) throw enrollmentErrors.waits_too_often(MOST_OF_FAMILY);
  const { lessonId } = lesson;
  const { studentId } = student;
  return [
    {
      type: 'enrollment.WaitingJoined',
      data: { entryId, lessonId, studentId, autoEnrol, withMakeup: useMakeup },
    },
  ];
}

/** The same booking if the lesson had a place for it. Without a maximum a lesson has no list. */
export const withPlace = (enrolment: Enrolment, roster: Roster): Enrolment => ({
  ...enrolment,
  held: 0,
  lesson: {
    ...enrolment.lesson,
    maxEnrollment: enrolment.lesson.maxEnrollment === null ? null : placesTaken(roster) + 1,
  },
});
