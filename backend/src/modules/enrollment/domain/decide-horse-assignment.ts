import { notFound } from '../../../platform/errors/refusal.js';
import type { HorseAssigned } from '../events.js';
import { enrollmentErrors } from './errors.js';
import type { Roster } from './roster.js';

export interface HorseFacts {
  name: string;
  isActive: boolean;
}
export interface HorseAssignment {
  lessonPersonId: string;
  lessonId: string;
  horseId: string | null;
  horse: HorseFacts | undefined;
}

/** The horse must be active; null takes it away; the same horse again makes no event. R140 */
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
    if (!horse.isActive) throw enrollmentErrors.horse_inactive(horse.name);
  }
  return [
    { type: 'enrollment.HorseAssigned', data: { lessonPersonId, lessonId, studentId: place.studentId, horseId } },
  ];
}

/** Only a warning: two riders of a lesson may share a horse. F21 */
export const isSharedInLesson = (
  { lessonPersonId, horseId }: Pick<HorseAssignment, 'lessonPersonId' | 'horseId'>,
  roster: Roster,
): boolean =>
  horseId !== null &&
  Object.values(roster.places).some(
    (other) => other.phase === 'active' && other.horseId === horseId && other.lessonPersonId !== lessonPersonId,
  );
