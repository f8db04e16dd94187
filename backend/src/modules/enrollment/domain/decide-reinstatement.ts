import type { StudentCancelled, StudentReinstated } from '../events.js';
import type { PlaceFacts } from './place-facts.js';
import { cancelledPlaces, placeOf, type CancelledPlace, type Roster } from './roster.js';
import { isBarnAction } from './status.js';

type PlaceState = Pick<PlaceFacts, 'date' | 'issueIsUsed' | 'invoiceIsPaid' | 'remain'>;
interface Facts {
  places: ReadonlyMap<string, PlaceState>;
  /** Ids of places whose money went back to a card. */
  toCard: ReadonlySet<string>;
}

/** What the cancellation gave is used, settled or paid out, so it stands. A single lesson pays by itself and comes back by itself. C07 */
function isSpent(
  { lessonPersonId, compensation }: CancelledPlace,
  { issueIsUsed, invoiceIsPaid, remain }: PlaceState,
  { toCard }: Facts,
): boolean {
  if (compensation === 'makeup' || compensation === 'credit') return issueIsUsed;
  if (compensation === 'restore_makeup') return (remain ?? 0) < 1;
  if (compensation === 'refund') return toCard.has(lessonPersonId);
  return compensation === 'lower_invoice' && invoiceIsPaid;
}

/**
 * Everybody whom the lesson's cancellation took out; who had cancelled before, or was dealt with since, stays out. Who waited for the
 * place to be filled waits again.
 */
export function decideReinstatement(
  { lessonId, runId, notify }: { lessonId: string; runId: string; notify: boolean },
  roster: Roster,
  facts: Facts,
): (StudentReinstated | StudentCancelled)[] {
  return cancelledPlaces(roster).flatMap((place): (StudentReinstated | StudentCancelled)[] => {
    const { lessonPersonId, studentId, code, unit, compensation, before } = place;
    const state = facts.places.get(lessonPersonId);
    if (!state || !isBarnAction(code) || isSpent(place, state, facts) || placeOf(roster, studentId)) return [];
    const waited = roster.awaiting?.find((one) => one.lessonPersonId === lessonPersonId);
    if (waited) {
      const data = { ...waited.cancelled, studentId, notify, replaces: { code, unit, compensation } };
      return [{ type: 'enrollment.StudentCancelled', data }];
    }
    const was = { lessonPersonId, lessonId, studentId, runId, lessonDate: state.date, unit, compensation, notify };
    return [{ type: 'enrollment.StudentReinstated', data: { ...was, ...before } }];
  });
}
