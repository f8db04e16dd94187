import { command } from '../../../platform/event-store/command.js';
import { notFound, refuse } from '../../../platform/errors/refusal.js';
import { rosterStream, type Roster } from '../domain/roster.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import type { HorseAssigned } from '../events.js';
import { horseUse, type HorseUse } from '../queries/horse-use.js';
import { placeFacts } from '../queries/place-facts.js';

export interface AssignHorse {
  lessonPersonId: string;
  /** Null takes the horse away. */
  horseId: string | null;
}
export interface HorseWarning {
  code: 'horse_double_booked';
  message: string;
  lessonId: string;
}
export type Assignment = AssignHorse & { lessonId: string; horse: HorseUse | undefined };

/** Puts a student on a horse that is in work, or on none. The same horse again says nothing. R140 */
export function decideAssignment(
  { lessonPersonId, lessonId, horseId, horse }: Assignment,
  roster: Roster,
): HorseAssigned[] {
  const place = roster.places[lessonPersonId];
  if (!place) throw notFound('The lesson student');
  if (place.horseId === horseId) return [];
  if (horseId !== null) {
    if (place.phase === 'cancelled') throw refuse('place_cancelled', 'This student has cancelled and rides no horse.');
    if (!horse) throw notFound('The horse');
    if (!horse.isActive) throw refuse('horse_inactive', `${horse.horseName} is not in work.`);
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

export const assignHorse = command('enrollment.AssignHorse', async (barn, { lessonPersonId, horseId }: AssignHorse) => {
  const [place, horse] = await Promise.all([
    placeFacts(barn.sql, barn.farmId, barn.actor, lessonPersonId),
    horseId === null ? undefined : horseUse(barn.sql, barn.farmId, { horseId, lessonPersonId }),
  ]);
  if (!place) throw notFound('The lesson student');
  checkMayOpen(barn.actor, place);
  const roster = await barn.load(rosterStream, place.lessonId);
  barn.append(
    rosterStream,
    place.lessonId,
    decideAssignment({ lessonPersonId, lessonId: place.lessonId, horseId, horse }, roster),
  );
  return { lessonPersonId, warnings: doubleBookings(horse) };
});
