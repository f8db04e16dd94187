import type { StudentReinstated } from '../events.js';
import type { PlaceFacts } from './place-facts.js';
import { cancelledPlaces, placeOf, type CancelledPlace, type Roster } from './roster.js';
import { isBarnAction } from './status.js';

type Facts = Pick<PlaceFacts, 'date' | 'issueIsUsed' | 'packagePaid' | 'remain'>;

/** What the cancellation gave is used or settled, so it stands. A single lesson pays by itself and comes back by itself. C07 */
function isSpent({ compensation }: CancelledPlace, { issueIsUsed, packagePaid, remain }: Facts): boolean {
  if (compensation === 'makeup' || compensation === 'credit') return issueIsUsed;
  if (compensation === 'restore_makeup') return (remain ?? 0) < 1;
  return compensation === 'lower_invoice' && packagePaid;
}

/** Everybody whom the lesson's cancellation took out; who had cancelled before, or was dealt with since, stays out. */
export function decideReinstatement(
  { lessonId, runId, notify }: { lessonId: string; runId: string; notify: boolean },
  roster: Roster,
  places: ReadonlyMap<string, Facts>,
): StudentReinstated[] {
  return cancelledPlaces(roster).flatMap((place): StudentReinstated[] => {
    const { lessonPersonId, studentId, code, unit, compensation, before } = place;
    const facts = places.get(lessonPersonId);
    if (!facts || !isBarnAction(code) || isSpent(place, facts) || placeOf(roster, studentId)) return [];
    const was = { lessonPersonId, lessonId, studentId, runId, lessonDate: facts.date, unit, compensation, notify };
    return [{ type: 'enrollment.StudentReinstated', data: { ...was, ...before } }];
  });
}
