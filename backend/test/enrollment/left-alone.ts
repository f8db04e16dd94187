import type { NoShowsLeftAlone } from '../../src/modules/enrollment/no-show-events.js';
import { rosterStream } from '../../src/modules/enrollment/domain/roster.js';
import { WriteRemark } from '../../src/modules/notes/contracts.js';
import type { BarnTransaction } from '../../src/platform/event-store/barn-transaction.js';

type Place = Record<'lessonPersonId' | 'lessonId' | 'studentId', string>;

/** *Not this time*, with a reason that names nobody. */
export async function leftAlone(barn: BarnTransaction, place: Place) {
  const reasonId = barn.newId();
  await barn.execute(WriteRemark, { remarks: [{ subjectId: reasonId, text: 'Broke an arm' }] });
  await barn.load(rosterStream, place.lessonId);
  const data = { ...place, inARow: 2, byId: barn.actor.loginId, reasonId };
  barn.append(rosterStream, place.lessonId, [{ type: 'enrollment.NoShowsLeftAlone', data } satisfies NoShowsLeftAlone]);
}
