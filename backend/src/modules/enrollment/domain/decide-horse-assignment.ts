import { notFound } from '../../../platform/errors/refusal.js';
import type { HorseAssigned } from '../events.js';
import { enrollmentErrors } from './errors.js';
import type { Roster } from './roster.js';

export interface HorseUse {
  horseName: string;
  isActive: boolean;
  /** Lessons at the same time in which the horse goes, too. */
  elsewhere: { lessonId: string; title: string; startTime: string }[];
}
export interface HorseAssignment {
  lessonPersonId: string;
  lessonId: string;
  /** Null takes the horse away. */
  horseId: string | null;
  horse: HorseUse | undefined;
}
export interface HorseWarning {
  code: 'horse_double_booked';
  message: string;
  lessonId: string;
}

/** Puts a student on a horse that is in work, or on none. The same horse again says nothing. R140 */
export function decideHorseAssignment(
  { lessonPersonId, lessonId, horseId, horse }: HorseAssignment,
  roster: Roster,
): HorseAssigned[] {
  const place = roster.places[lessonPersonId];
  if (!place) throw notFound('The lesson student');
  if (place.horseId === horseId) return [];
  if (horseId !== null) {
    if (place.phase === 'cancelled') throw enrollmentErrors.place_cancelled('horse');
    if (!horse) throw notFound('The horse');
    if (!horse.isActive) throw enrollmentErrors.horse_inactive(horse.horseName);
  }
  return [
    { type: 'enrollment.HorseAssigned', data: { lessonPersonId, lessonId, studentId: place.studentId, horseId } },
  ];
}

/** Said, never refused: staff decide. F21 */
export const doubleBookings = (horse: HorseUse | undefined): HorseWarning[] =>
  (horse?.elsewhere ?? []).map(({ lessonId, title, startTime }) => ({
    code: 'horse_double_booked',
    message: `${horse?.horseName} also goes in ${title} at ${startTime}.`,
    lessonId,
  }));
