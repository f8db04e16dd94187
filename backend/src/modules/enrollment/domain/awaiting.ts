import type { RosterEvent, StudentCancelled } from '../events.js';
import { isBarnAction } from './status.js';

/** A cancelled place that gets what its policy promised once somebody takes it before the lesson begins. */
export interface Awaiting {
  readonly lessonPersonId: string;
  /** So many riders have to be in the lesson, for it to be as full as it was before the cancellation. */
  readonly asFull: number;
  /** The cancellation as it was recorded. */
  readonly cancelled: StudentCancelled['data'];
  /** The lesson was called off meanwhile, so that nobody can take the place. */
  readonly isCalledOff: boolean;
}

const without = (awaiting: readonly Awaiting[], id: string) =>
  awaiting.filter(({ lessonPersonId }) => lessonPersonId !== id);

/**
 * Of those who still wait, after one got what was promised. What was filled is the place whose lesson was fullest again
 * soonest; where another than its own rider gets something for it, that rider waits on for the other's.
 */
export function afterFilling(awaiting: readonly Awaiting[], id: string): readonly Awaiting[] {
  const settled = awaiting.find(({ lessonPersonId }) => lessonPersonId === id);
  const least = Math.min(...awaiting.map(({ asFull }) => asFull));
  return without(awaiting, id).map((one) =>
    settled && one.asFull === least ? { ...one, asFull: settled.asFull } : one,
  );
}

/** A later cancellation of the same place. */
function afterCancelling(awaiting: readonly Awaiting[], { data }: StudentCancelled): readonly Awaiting[] {
  const { lessonPersonId, policy, code } = data;
  if (policy?.isFilled) return afterFilling(awaiting, lessonPersonId);
  if (isBarnAction(code))
    return awaiting.map((one) => (one.lessonPersonId === lessonPersonId ? { ...one, isCalledOff: true } : one));
  const others = without(awaiting, lessonPersonId);
  return policy?.waits
    ? [...others, { lessonPersonId, asFull: policy.waits.asFull, cancelled: data, isCalledOff: false }]
    : others;
}

/** Who waits for the place to be filled after an event, whoever cancelled first comes first. */
export function awaitingAfter(awaiting: readonly Awaiting[], event: RosterEvent): readonly Awaiting[] {
  switch (event.type) {
    case 'enrollment.StudentCancelled':
      return afterCancelling(awaiting, event);
    case 'enrollment.StudentRemoved':
    case 'enrollment.StudentReinstated':
    case 'enrollment.AttendanceMarked':
    case 'enrollment.PlaceNotFilled':
      return without(awaiting, event.data.lessonPersonId);
    default:
      return awaiting;
  }
}
