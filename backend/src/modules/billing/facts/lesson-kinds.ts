import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { lessonKinds, type KindOfLesson } from '../../enrollment/contracts.js';
import type { Place } from '../domain/allocation.js';

/** With what lessons they are in, also where the lesson is as new as the place; one round trip. C02 */
export async function withKinds(barn: BarnTransaction, places: readonly Place[]): Promise<Place[]> {
  const ids = [...new Set(places.map(({ lessonId }) => lessonId))];
  const rows = await barn.sqlAfter<KindOfLesson[]>`
    ${lessonKinds(barn.sql, barn.farmId)} and l.lesson_id = any(${ids}::uuid[])`;
  const kinds = new Map(rows.map(({ lessonId, kind }) => [lessonId, kind]));
  return places.map((place) => ({ ...place, kind: kinds.get(place.lessonId) }));
}
