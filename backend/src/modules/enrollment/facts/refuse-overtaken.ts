import { stale } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Place, Roster } from '../domain/roster.js';
import { lessonStudents } from '../queries/lesson-students.js';

interface Seen {
  lessonPersonId: string;
  field: keyof Pick<Place, 'code' | 'horseId'>;
  /** What the screen showed when somebody decided; undefined if it does not say. */
  seen: string | null | undefined;
  wanted: string | null;
}

/** A decision made without signal arrives late: it does not overwrite what somebody else decided meanwhile. Answers the place as it is. */
export async function refuseOvertaken(barn: BarnTransaction, roster: Roster, { lessonPersonId, ...asked }: Seen) {
  const { field, seen, wanted } = asked;
  const current = roster.places[lessonPersonId]?.[field];
  if (seen === undefined || current === undefined || current === seen || current === wanted) return;
  const [place] = await lessonStudents(barn.sql, barn.farmId, [lessonPersonId]);
  throw stale(place);
}
