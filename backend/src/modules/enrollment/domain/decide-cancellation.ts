import { notFound } from '../../../platform/errors/refusal.js';
import type { StudentCancelled } from '../events.js';
import { cancellationOutcome, type CancellationTerms, type Cover } from './cancellation-policy.js';
import { enrollmentErrors } from './errors.js';
import { familyCancelRefusal } from './family-cancel.js';
import type { ChosenDates } from './issue-dates.js';
import type { PlaceFacts } from './place-facts.js';
import type { CancelledPlace, Roster } from './roster.js';
import { checkStudentAction, statusName } from './status.js';

type CancellingPlace = Pick<
  PlaceFacts,
  'lessonPersonId' | 'lessonId' | 'studentId' | 'date' | 'startsAt' | 'title' | 'lessonIsCancelled' | 'issueIsUsed'
>;
export interface StudentCancellation {
  by: 'staff' | 'family';
  action?: string;
  dates?: ChosenDates;
  place: CancellingPlace;
  cover: Cover;
  terms: CancellationTerms;
  clientsCanCancel: boolean;
  now: Date;
  today: string;
  notify: boolean;
  messageId: string | null;
}

const sameDates = (before: CancelledPlace, chosen: ChosenDates = {}) =>
  before.dates === null ||
  Object.entries(chosen).every(([name, date]) => !date || before.dates?.[name as keyof ChosenDates] === date);

/** What was given for it must still be there to be taken back. C07 */
function undone(before: CancelledPlace, issueIsUsed: boolean) {
  const { code, unit, compensation } = before;
  if (issueIsUsed) throw enrollmentErrors.compensation_used(statusName(code));
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
    const refusal = familyCancelRefusal({
      clientsCanCancel: command.clientsCanCancel,
      lesson: { isCancelled: place.lessonIsCancelled, startsAt: place.startsAt },
      now,
    });
    if (refusal) throw refusal;
  }
  const { code, unit, compensation, dates } = cancellationOutcome({
    by,
    requested: action,
    lesson: place,
    cover,
    now,
    today,
    terms,
    chosen,
  });
  if (current.phase === 'cancelled' && current.code === code && (compensation === 'none' || sameDates(current, chosen)))
    return [];
  const replaces = current.phase === 'cancelled' ? undone(current, place.issueIsUsed) : null;
  const { lessonPersonId, lessonId, studentId, date, title } = place;
  return [
    {
      type: 'enrollment.StudentCancelled',
      data: {
        lessonPersonId,
        lessonId,
        studentId,
        code,
        by,
        lessonDate: date,
        lessonTitle: title,
        unit,
        compensation,
        dates,
        replaces,
        notify,
        messageId,
      },
    },
  ];
}
