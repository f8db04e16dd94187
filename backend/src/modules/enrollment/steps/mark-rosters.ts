import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { decideCompletion } from '../domain/decide-completion.js';
import { rosterStream } from '../domain/roster.js';
import { placesOfLessons } from '../facts/load-places.js';

/** Marks the riders of each lesson together with it. */
export async function markRosters(
  barn: BarnTransaction,
  lessonIds: readonly string[],
  decide: typeof decideCompletion,
) {
  const [rosters, places] = await Promise.all([
    barn.loadAll(rosterStream, lessonIds),
    placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
  ]);
  for (const lessonId of lessonIds) {
    const roster = rosters.get(lessonId) ?? rosterStream.initial;
    barn.append(rosterStream, lessonId, decide(lessonId, roster, places));
  }
}
