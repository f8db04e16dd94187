import { notFound } from '../../../platform/errors/refusal.js';
import type { HorseAssigned, HorseRemoved } from '../events.js';
import { enrollmentErrors } from './errors.js';
import { lessonHorseOf, ridersOf, type Place, type Roster } from './roster.js';

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
): (HorseAssigned | HorseRemoved)[] {
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
    ...leftBehind(place, lessonId, roster),
  ];
}

/** What stands in the lesson only because of the tack of a horse that nobody rides any more. */
function leftBehind({ lessonPersonId, horseId }: Place, lessonId: string, roster: Roster): HorseRemoved[] {
  const horse = horseId === null ? undefined : lessonHorseOf(roster, horseId);
  if (!horse?.withRider) return [];
  if (ridersOf(roster, horse.horseId).some((other) => other.lessonPersonId !== lessonPersonId)) return [];
  const { lessonHorseId } = horse;
  return [{ type: 'enrollment.HorseRemoved', data: { lessonHorseId, lessonId, horseId: horse.horseId } }];
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
