import { command } from '../../../platform/event-store/command.js';
import { notFound, refuse } from '../../../platform/errors/refusal.js';
import { rosterStream, type Roster } from '../domain/roster.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import type { StudentRemoved } from '../events.js';
import { futurePlacesOf, placeFacts } from '../queries/place-facts.js';

export interface RemoveStudent {
  lessonPersonId: string;
  /** Out of the later lessons of the series, too. */
  applyToFuture?: boolean;
}

/** Takes out active places, as if they had never been; what was cancelled stays on record. Places already gone are no matter. */
export function decideRemoval(
  places: readonly { lessonPersonId: string; lessonId: string }[],
  rosters: ReadonlyMap<string, Roster>,
): StudentRemoved[] {
  return places.flatMap(({ lessonPersonId, lessonId }): StudentRemoved[] => {
    const place = rosters.get(lessonId)?.places[lessonPersonId];
    if (place?.phase !== 'active') return [];
    return [{ type: 'enrollment.StudentRemoved', data: { lessonPersonId, lessonId, studentId: place.studentId } }];
  });
}

/** Removes a student from a lesson or from the rest of its series; the units go back. Returns the ids that are gone. */
export const removeStudent = command(
  'enrollment.RemoveStudent',
  async (barn, { lessonPersonId, applyToFuture = false }: RemoveStudent) => {
    const chosen = await placeFacts(barn.sql, barn.farmId, barn.actor, lessonPersonId);
    if (!chosen) throw notFound('The lesson student');
    if (chosen.isCancelled && !applyToFuture)
      throw refuse('place_cancelled', 'This student has already cancelled; the record stays.');
    const places = applyToFuture ? await futurePlacesOf(barn.sql, barn.farmId, barn.actor, chosen) : [chosen];
    for (const place of [chosen, ...places]) checkMayOpen(barn.actor, place);
    const rosters = await barn.loadAll(
      rosterStream,
      places.map((place) => place.lessonId),
    );
    const events = decideRemoval(places, rosters);
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    return events.map((event) => event.data.lessonPersonId);
  },
);
