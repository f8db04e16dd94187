import { DateTime } from 'luxon';
import { impossible } from '../../../platform/event-store/stream.js';
import { usableUntil, type CancellationConsequence, type Cover } from './cancellation-policy.js';

export interface Wording {
  /** First name. */
  student: string;
  audience: 'staff' | 'family';
  noticeHours: number;
  cover: Cover;
  outcome: CancellationConsequence;
  today: string;
  /** The lesson without a package that the returned lesson credit covers at once, if there is one. */
  paysFor: { lessonDate: string } | null;
}

export const day = (date: string) => DateTime.fromISO(date, { locale: 'en-GB' }).toFormat('d LLLL yyyy');
const lessons = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

/** What is left on the package once the place has given its lesson credit back. */
export const remainAfterReturn = (cover: { isReturned: boolean }, remain: number, paysFor: Wording['paysFor']) =>
  remain + (cover.isReturned ? 0 : 1) - (paysFor === null ? 0 : 1);

function released({ student, cover, today, paysFor }: Wording) {
  if (cover.kind === 'nothing' || cover.productName === null) return `${student}'s lesson goes back on the package.`;
  const { productName, expiryDate } = cover;
  const left = cover.remain === null ? '' : `: ${lessons(remainAfterReturn(cover, cover.remain, paysFor))} left`;
  const expired =
    expiryDate !== null && expiryDate < today ? ` It expired on ${day(expiryDate)} and stays expired.` : '';
  const next = paysFor === null ? '' : ` and pays for the lesson on ${day(paysFor.lessonDate)}`;
  return `${student}'s lesson goes back on the package "${productName}"${next}${left}.${expired}`;
}

const USED_BECAUSE: Partial<Record<string, string>> = { CLC: 'Late cancel: ', CNS: 'No show: ' };

function withoutIssue(wording: Wording) {
  const { cover, outcome, noticeHours } = wording;
  if (outcome.unit === 'released') return released(wording);
  if (
    ['CWC', 'CWR', 'BCWR'].includes(outcome.code) &&
    cover.valueMinor === 0 &&
    (cover.kind !== 'nothing' || cover.paid)
  )
    return 'No price stands behind this lesson, so no money goes back.';
  if (outcome.unit === 'used' && ['CWC', 'CWR', 'BCWR'].includes(outcome.code))
    return 'Nothing is owed for this lesson any more, so no money goes back: the lesson counts as used.';
  const counts = outcome.unit === 'used' ? 'the lesson counts as used.' : 'the lesson is still to be paid.';
  if (outcome.code === 'CNM') return `Inside ${noticeHours} hours: ${counts}`;
  if (outcome.unit === 'none' && ['CWP', 'BCAP', 'CAN', 'RSC'].includes(outcome.code))
    return 'No package covered this lesson, so nothing goes back.';
  if (outcome.unit === 'none' && ['CWC', 'CWR', 'BCWR', 'CWM', 'CWA'].includes(outcome.code))
    return 'This lesson was neither covered by a package nor paid, so nothing is given for it.';
  return USED_BECAUSE[outcome.code] ? `${USED_BECAUSE[outcome.code]}${counts}` : `Nothing is given back: ${counts}`;
}

/** Staff may give a lesson for one that was never paid; they are told before. C06 */
const unpaid = ({ cover, audience }: Wording) =>
  audience === 'staff' && cover.kind === 'nothing' && !cover.paid
    ? ' The cancelled lesson itself was never paid for.'
    : '';

/** What a cancellation will do, said before it is done. */
export function cancellationSentence(wording: Wording): string {
  const { student, outcome, audience } = wording;
  const { compensation, dates } = outcome;
  switch (compensation) {
    case 'none':
      return withoutIssue(wording);
    case 'makeup':
      return (
        `${student} gets a makeup lesson, to be taken from ${day(dates.makeupStartDate)} to ${day(dates.expiryDate)}.` +
        unpaid(wording)
      );
    case 'single_lesson':
      return wording.paysFor === null
        ? `${student} gets a single-lesson package, valid until ${day(dates.expiryDate)}.${unpaid(wording)}`
        : `${student} gets a single-lesson package, which pays for the lesson on ${day(wording.paysFor.lessonDate)}.${unpaid(wording)}`;
    case 'credit':
      return 'The value of this lesson becomes a credit towards the next invoice.';
    case 'refund':
      return audience === 'family'
        ? 'A refund for this lesson is asked for; the barn decides about it.'
        : 'The price of this lesson is refunded.';
    case 'lower_invoice':
      return 'The invoice for this lesson is not paid yet: what is owed becomes less by the value of the lesson.';
    case 'restore_makeup': {
      const until = usableUntil(outcome, wording.cover);
      return `${student}'s makeup lesson can be booked again${until === null ? '' : ` until ${day(until)}`}.`;
    }
    default:
      return impossible(compensation);
  }
}
