import { notFound } from '../../../platform/errors/refusal.js';
import type { Compensation, StudentCancelled } from '../events.js';
import type { AppliedPolicy } from '../policy-events.js';
import {
  cancellationOutcome,
  type CancellationOutcome,
  type CancellationTerms,
  type Cover,
  type PolicyInForce,
} from './cancellation-policy.js';
import { enrollmentErrors } from './errors.js';
import { familyCancelRefusal } from './family-cancel.js';
import type { ChosenDates } from './issue-dates.js';
import type { PlaceFacts } from './place-facts.js';
import { placesTaken, type CancelledPlace, type Roster } from './roster.js';
import { checkStudentAction, statusName } from './status.js';

type CancellingPlace = Pick<
  PlaceFacts,
  | 'lessonPersonId'
  | 'lessonId'
  | 'studentId'
  | 'date'
  | 'startsAt'
  | 'title'
  | 'lessonIsCancelled'
  | 'issueIsUsed'
  | 'isRefunded'
  | 'invoiceIsPaid'
>;
export interface StudentCancellation {
  by: 'staff' | 'family';
  action?: string;
  /** What a family was shown. */
  seen?: string;
  /** The same as all that it comes to: `outcomeKey`. */
  seenKey?: string;
  dates?: ChosenDates;
  /** Staff cancel as the policy says for the reason, or as the family would. */
  byPolicy?: boolean;
  reason?: string | undefined;
  policy?: PolicyInForce | null;
  place: CancellingPlace;
  cover: Cover;
  terms: CancellationTerms;
  clientsCanCancel: boolean;
  now: Date;
  today: string;
  notify: boolean;
  messageId: string | null;
}

const DATED: readonly Compensation[] = ['makeup', 'single_lesson'];
const sameDates = (before: Cancelled, chosen: ChosenDates = {}) =>
  before.dates === null ||
  Object.entries(chosen).every(([name, date]) => !date || before.dates?.[name as keyof ChosenDates] === date);

/** Repeating a cancellation is idempotent, even if its effect could not be produced a second time. C07 */
const isSame = (before: Cancelled, outcome: CancellationOutcome, chosen?: ChosenDates) =>
  before.code === outcome.code &&
  before.compensation === outcome.compensation &&
  (before.unit === 'released') === (outcome.unit === 'released') &&
  (!DATED.includes(outcome.compensation) || sameDates(before, chosen));

/** What was given must still be there: makeup and credit unused, money not paid out, lesson credit unspent. C07 */
function checkUndoable(before: Cancelled, { place, cover }: StudentCancellation, { unit }: CancellationOutcome) {
  const spent = unit === 'used' && cover.kind !== 'nothing' && cover.isReturned && cover.left < 1;
  if (place.issueIsUsed || spent) throw enrollmentErrors.compensation_used(statusName(before.code));
  if (before.compensation === 'refund' && place.isRefunded) throw enrollmentErrors.refund_recorded();
  if (before.compensation === 'lower_invoice' && place.invoiceIsPaid) throw enrollmentErrors.invoice_settled();
}

type Standing = { readonly phase: 'active' } | ({ readonly phase: 'cancelled' } & Cancelled);
type Cancelled = Pick<CancelledPlace, 'code' | 'unit' | 'compensation' | 'dates'>;

/** Equal as long as a cancellation comes to the same, by the same policy in the same version. */
export const outcomeKey = (outcome: CancellationOutcome, policy: PolicyInForce | null | undefined) =>
  [
    outcome.code,
    outcome.unit,
    outcome.compensation,
    outcome.amountMinor,
    outcome.judged?.feeMinor ?? 0,
    outcome.judged?.isFree ? 'free' : '',
    (outcome.judged ?? outcome.calledOff) && policy ? `${policy.policyId}.${policy.version}` : '',
    ...(outcome.promised ? [`${outcome.promised.code} if filled`] : []),
  ].join('/');

/** What the preview shows and the command applies, whether or not it may be done. C05 */
export function outcomeOf(command: StudentCancellation): CancellationOutcome {
  const { action: requested, place: lesson, dates: chosen } = command;
  if (command.by === 'staff') checkStudentAction(requested);
  return cancellationOutcome({ ...command, requested, lesson, chosen });
}

/** Whether nothing is left to be done for this outcome; throws the refusal. C07 R127 R128 */
export function checkDone(command: StudentCancellation, outcome: CancellationOutcome, current: Standing): boolean {
  const { by, seen, place, now, policy } = command;
  if (by === 'family') {
    // A repeated request, perhaps after the start of the lesson, succeeds without effect.
    if (current.phase === 'cancelled' && !current.code.startsWith('B')) return true;
    const refusal = familyCancelRefusal({
      clientsCanCancel: command.clientsCanCancel,
      lesson: { isCancelled: place.lessonIsCancelled, startsAt: place.startsAt },
      now,
    });
    if (refusal) throw refusal;
    // The notice may have ended, or the barn decided otherwise, while the family read what it would get.
    if (seen !== undefined && seen !== outcome.code) throw enrollmentErrors.outcome_changed();
  }
  // Somebody may have written another policy meanwhile, too.
  if (command.seenKey !== undefined && command.seenKey !== outcomeKey(outcome, policy) && current.phase === 'active')
    throw enrollmentErrors.outcome_changed();
  if (current.phase === 'active') return false;
  if (isSame(current, outcome, command.dates)) return true;
  checkUndoable(current, command, outcome);
  return false;
}

function appliedPolicy(
  policy: PolicyInForce | null | undefined,
  { judged, calledOff, promised }: CancellationOutcome,
  asFull: number,
): AppliedPolicy | null {
  if (!policy) return null;
  const { policyId, version } = policy;
  if (calledOff) return { policyId, version, feeMinor: 0, isFree: false, reason: calledOff };
  if (!judged) return null;
  const { percent, lessMinor, feeMinor, isFree } = judged;
  const decided = { policyId, version, feeMinor, isFree };
  return promised ? { ...decided, waits: { code: promised.code, percent, lessMinor, asFull } } : decided;
}

/** Cancels, or changes the action of an earlier cancellation; no event for the same again. */
export function decideCancellation(command: StudentCancellation, roster: Roster): StudentCancelled[] {
  const { by, place, notify, messageId, policy } = command;
  const { lessonPersonId, lessonId, studentId, date, title } = place;
  const current = roster.places[lessonPersonId];
  if (!current) throw notFound('The lesson student');
  const outcome = outcomeOf(command);
  if (checkDone(command, outcome, current)) return [];
  const { code, unit, compensation, dates, amountMinor, creditMinor, paid, validUntil } = outcome;
  const replaces =
    current.phase === 'cancelled'
      ? { code: current.code, unit: current.unit, compensation: current.compensation }
      : null;
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
        amountMinor,
        creditMinor,
        paid,
        validUntil,
        replaces,
        policy: appliedPolicy(policy, outcome, placesTaken(roster) + (current.phase === 'active' ? 0 : 1)),
        notify,
        messageId,
      },
    },
  ];
}
