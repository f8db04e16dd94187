import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { rosterStream } from '../domain/roster.js';
import { checkMayOpen, knowsPlace } from '../domain/staff-limits.js';
import { placeFacts } from './load-places.js';

/** One round trip. Another family's enrolment is 404, another instructor's lesson 403 for restricted staff. */
export async function loadEnrolment(barn: BarnTransaction, lessonPersonId: string) {
  const { sql, farmId, actor } = barn;
  const [place, rosters] = await Promise.all([
    placeFacts(sql, farmId, actor, lessonPersonId),
    barn.loadAll(
      rosterStream,
      sql`select lesson_id from lesson_person where farm_id = ${farmId} and lesson_person_id = ${lessonPersonId}`,
    ),
  ]);
  if (!place || !knowsPlace(actor, place)) throw notFound('The lesson student');
  checkMayOpen(actor, place);
  return { place, roster: rosters.get(place.lessonId) ?? rosterStream.initial };
}
