import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { rosterStream } from '../domain/roster.js';
import type { PaidMarked } from '../events.js';
import { placeFacts, placesOfLessons, type PlaceFacts } from '../queries/place-facts.js';

/** One lesson student, or everybody who has a place in a lesson. */
export type MarkPaid = { paid: boolean } & ({ lessonPersonId: string } | { lessonId: string });
type Markable = Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'paid'>;

/** Says paid or not paid where it was said otherwise; no payment comes of it. E08 R094 */
export const decidePaid = (places: readonly Markable[], paid: boolean): PaidMarked[] =>
  places
    .filter((place) => place.paid !== paid)
    .map(({ lessonPersonId, lessonId, studentId }) => ({
      type: 'enrollment.PaidMarked',
      data: { lessonPersonId, lessonId, studentId, paid },
    }));

export const markPaid = command('enrollment.MarkPaid', async (barn, input: MarkPaid) => {
  const places =
    'lessonId' in input
      ? [...(await placesOfLessons(barn.sql, barn.farmId, barn.actor, [input.lessonId])).values()].filter(
          (place) => !place.isCancelled,
        )
      : [await placeFacts(barn.sql, barn.farmId, barn.actor, input.lessonPersonId)].filter(
          (place) => place !== undefined,
        );
  const [first] = places;
  if (!first) throw notFound('lessonId' in input ? 'The lesson' : 'The lesson student');
  const events = decidePaid(places, input.paid);
  if (events.length) {
    await barn.load(rosterStream, first.lessonId);
    barn.append(rosterStream, first.lessonId, events);
  }
  return places.map((place) => place.lessonPersonId);
});
