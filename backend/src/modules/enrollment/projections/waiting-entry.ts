import { insert, remove, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import { waitingEntry } from '../tables/waiting-entry.entity.js';
import type { WaitingEvent } from '../waiting-events.js';

export const waitingEntryProjection = projection<WaitingEvent>('enrollment.waiting_entry', [waitingEntry], {
  'enrollment.WaitingJoined': ({ data, occurredAt, position }) =>
    insert(waitingEntry, {
      entry_id: data.entryId,
      lesson_id: data.lessonId,
      student_id: data.studentId,
      rank: position,
      auto_enrol: data.autoEnrol,
      with_makeup: data.withMakeup,
      because: null,
      offered_until: null,
      of_session: data.ofSession ?? false,
      joined_at: occurredAt.toISOString(),
    }),
  'enrollment.WaitingEnded': ({ data }) => remove(waitingEntry, data.entryId),
  'enrollment.WaitingHandedOver': ({ data }) => update(waitingEntry, data.entryId, { student_id: data.studentId }),
  // Below every position of the log: who joins later stands behind.
  'enrollment.WaitingOrdered': ({ data: { entryIds } }) =>
    entryIds.map((entryId, index) => update(waitingEntry, entryId, { rank: index - entryIds.length })),
  'enrollment.WaitingJudged': ({ data }) => update(waitingEntry, data.entryId, { because: data.because }),
  'enrollment.PlaceOffered': ({ data }) =>
    update(waitingEntry, data.entryId, { because: null, offered_until: data.until }),
  'enrollment.OfferWithdrawn': ({ data }) => update(waitingEntry, data.entryId, { offered_until: null }),
});
