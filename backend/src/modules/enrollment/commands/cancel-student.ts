import { command } from '../../../platform/event-store/command.js';
import { forbidden, notFound, refuse, Refusal } from '../../../platform/http/errors.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { cancellationOutcome, type CancellationTerms, type Cover } from '../domain/cancellation-policy.js';
import { familyCancelRefusal } from '../domain/family-cancel.js';
import { barnToday, type ChosenDates } from '../domain/issue-dates.js';
import { rosterStream, type CancelledPlace, type Roster } from '../domain/roster.js';
import { cancellationTerms } from '../domain/settings.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import { checkStudentAction, statusName } from '../domain/status.js';
import type { StudentCancelled } from '../events.js';
import { writeRemark } from './write-remark.js';
import { coverOf, placeFacts, type PlaceFacts } from '../queries/place-facts.js';

export interface CancelStudent {
  lessonPersonId: string;
  /** If the caller knows it, the roster is loaded in the same round trip. */
  lessonId?: string;
  /** One of the student actions; a family's choice is ignored. */
  action?: string;
  note?: string;
  dates?: ChosenDates;
  notify?: boolean;
  message?: string;
}
export type StudentCancellation = Pick<CancelStudent, 'action' | 'dates'> & {
  by: 'staff' | 'family';
  place: Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'date' | 'startsAt' | 'title' | 'lessonIsCancelled' | 'issueIsUsed'>;
  cover: Cover;
  terms: CancellationTerms;
  clientsCanCancel: boolean;
  now: Date;
  today: string;
  notify: boolean;
  messageId: string | null;
};

const sameDates = (before: CancelledPlace, chosen: ChosenDates = {}) =>
  before.dates === null || Object.entries(chosen).every(([name, date]) => !date || before.dates?.[name as keyof ChosenDates] === date);

/** What was given for it must still be there to be taken back. C07 */
function undone(before: CancelledPlace, issueIsUsed: boolean) {
  const { code, unit, compensation } = before;
  if (issueIsUsed) throw refuse('issue_used', `What was given for this cancellation (${statusName(code)}) has already been used, so it can no longer be changed.`);
  return { code, unit, compensation };
}

/** Cancels a place, or changes what its cancellation does. The same cancellation again says nothing. */
export function decideCancellation(command: StudentCancellation, roster: Roster): StudentCancelled[] {
  const { by, action, place, cover, terms, now, today, dates: chosen, notify, messageId } = command;
  const current = roster.places[place.lessonPersonId];
  if (!current) throw notFound('The lesson student');
  if (by === 'staff') checkStudentAction(action);
  if (by === 'family') {
    // Sent again, perhaps after the lesson began: done is done.
    if (current.phase === 'cancelled' && !current.code.startsWith('B')) return [];
    const refusal = familyCancelRefusal({ clientsCanCancel: command.clientsCanCancel, lesson: { isCancelled: place.lessonIsCancelled, startsAt: place.startsAt }, now });
    if (refusal) throw new Refusal(refusal.status, refusal.code, refusal.message);
  }
  const { code, unit, compensation, dates } = cancellationOutcome({ by, requested: action, lesson: place, cover, now, today, terms, chosen });
  if (current.phase === 'cancelled' && current.code === code && (compensation === 'none' || sameDates(current, chosen))) return [];
  const replaces = current.phase === 'cancelled' ? undone(current, place.issueIsUsed) : null;
  const { lessonPersonId, lessonId, studentId, date, title } = place;
  return [{ type: 'enrollment.StudentCancelled', data: { lessonPersonId, lessonId, studentId, code, by, lessonDate: date, lessonTitle: title, unit, compensation, dates, replaces, notify, messageId } }];
}

/** Staff or the family cancel one student's lesson. The note is free text and stands apart from the log. */
export const cancelStudent = command('enrollment.CancelStudent', async (barn, input: CancelStudent) => {
  const family = barn.actor.userType === 'STU';
  const [place, early] = await Promise.all([
    placeFacts(barn.lookup, barn.farmId, barn.actor, input.lessonPersonId),
    input.lessonId ? barn.load(rosterStream, input.lessonId) : undefined,
  ]);
  if (!place || (family && !place.isOwn)) throw notFound('The lesson student');
  if (barn.actor.userType === 'SPR') throw forbidden();
  checkMayOpen(barn.actor, place);
  const roster = early && input.lessonId === place.lessonId ? early : await barn.load(rosterStream, place.lessonId);
  const wanted = enabled(barn.settings, 'send_cancellation_notifications');
  const messageId = !family && input.message ? barn.newId() : null;
  const events = decideCancellation({
    by: family ? 'family' : 'staff', action: input.action, dates: input.dates, place, cover: coverOf(place), terms: cancellationTerms(barn.settings),
    clientsCanCancel: enabled(barn.settings, 'clients_can_cancel'), now: barn.now, today: barnToday(barn.now, barn.settings.timeZone),
    notify: family ? wanted : (input.notify ?? wanted), messageId,
  }, roster);
  barn.append(rosterStream, place.lessonId, events);
  await Promise.all([
    events.length || !family ? writeRemark(barn, place.lessonPersonId, input.note) : undefined,
    events.length && messageId ? writeRemark(barn, messageId, input.message) : undefined,
  ]);
  return { lessonPersonId: place.lessonPersonId, lessonId: place.lessonId };
});
