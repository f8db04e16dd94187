import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { RiderLevelEvent } from '../level-events.js';
import { RiderLevel } from '../tables/rider-level.entity.js';
import { Student } from '../tables/student.entity.js';

/** What was decided, into the rider's history and record. In order: a proposal ends before the next begins. */
export async function writeRiderLevel(barn: BarnTransaction, events: readonly RiderLevelEvent[]) {
  const { farmId, now, actor } = barn;
  const history = barn.repository(RiderLevel);
  const by = actor.personId ?? null;
  const decided = { decidedBy: by, decidedAt: now };
  for (const { type, data } of events) {
    const { riderLevelId, studentId, levelId } = data;
    const key = { farmId, riderLevelId };
    if (type === 'people.RiderLevelProposed')
      await history.insert({ ...key, studentId, levelId, state: 'proposed', proposedBy: by, proposedAt: now });
    else if (type === 'people.RiderLevelDeclined') await history.update(key, { state: 'declined', ...decided });
    else {
      await (data.proposed
        ? history.update(key, { state: 'confirmed', ...decided })
        : history.insert({ ...key, studentId, levelId, state: 'confirmed', ...decided }));
      await barn.repository(Student).update({ farmId, studentId }, { levelId });
    }
  }
  for (const event of events) barn.record(`person-${event.data.personId}`, event);
}
