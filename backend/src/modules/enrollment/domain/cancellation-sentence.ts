import { DateTime } from 'luxon';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { impossible } from '../../../platform/event-store/stream.js';
import { usableUntil, type CancellationConsequence, type Cover } from './cancellation-policy.js';
import { consequenceOf } from './consequence.js';
import type { PolicyOutcome } from './policy-outcome.js';

type Announced = CancellationConsequence & { amountMinor: number | null; creditMinor: number };

export interface Wording {
  /** First name. */
  student: string;
  audience: 'staff' | 'family';
  noticeHours: number;
  cover: Cover;
  /** Null where it is not known how much money follows. */
  outcome: Announced & { promised?: Announced | null };
  /** Of the barn. */
  currency: string;
  today: string;
  /** What the barn's own policy said; absent where it was not asked. */
  judged?: PolicyOutcome | null;
  /** The uncovered place that takes the returned lesson credit at once, if any; with the first name of another rider whose it is. */
  paysFor: { lessonDate: string; rider?: string | null } | null;
}

export const day = (date: string) => DateTime.fromISO(date, { locale: 'en-GB' }).toFormat('d LLLL yyyy');
const lessons = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

export const remainAfterReturn = (cover: { isReturned: boolean }, remain: number, paysFor: Wording['paysFor']) =>
  remain + (cover.isReturned ? 0 : 1) - (paysFor === null ? 0 : 1);

const lessonOf = ({ lessonDate, rider }: NonNullable<Wording['paysFor']>) =>
  `${rider ? `${rider}'s` : 'the'} lesson on ${day(lessonDate)}`;

function released({ student, cover, today, paysFor }: Wording) {
  if (cover.kind === 'nothing' || cover.productName === null) return `${student}'s lesson goes back on the package.`;
  const { productName, ownerName, expiryDate, flat } = cover;
  if (flat !== null) return flatReleased({ student, productName, flat, paysFor });
  const left = cover.remain === null ? '' : `: ${lessons(remainAfterReturn(cover, cover.remain, paysFor))} left`;
  const lapsed =
    expiryDate !== null && expiryDate < today ? ` It expired on ${day(expiryDate)} and stays expired.` : '';
  const next = paysFor === null ? '' : ` and pays for ${lessonOf(paysFor)}`;
  const whose = ownerName === null ? 'the' : `${ownerName}'s`;
  return `${student}'s lesson goes back on ${whose} package "${productName}"${next}${left}.${lapsed}`;
}

type Flat = Pick<Wording, 'student' | 'paysFor'> & { productName: string; flat: string };

function flatReleased({ student, productName, flat, paysFor }: Flat) {
  const next = paysFor === null ? '' : ` It pays for the lesson on ${day(paysFor.lessonDate)} instead.`;
  return flat === 'unlimited'
    ? `${student}'s lesson is not counted: the package "${productName}" is unlimited.${next}`
    : `${student}'s lesson no longer counts in its week: the package "${productName}" covers ${flat}.${next}`;
}

const FLAT = 'Its package is one price for all its time, so no money goes back for one lesson';

const USED_BECAUSE: Partial<Record<string, string>> = { CLC: 'Late cancel: ', CNS: 'No show: ' };

const WITHOUT_PRICE = 'No price stands behind this lesson, so no money goes back.';

function because({ outcome: { code }, noticeHours, judged }: Wording, counts: string) {
  if (judged?.isCapped) return `All makeups that the barn gives are used: ${counts}`;
  if (code === 'CNM' && judged) return `${judged.isLate ? 'Too late' : 'By the barn’s policy'}: ${counts}`;
  if (code === 'CNM') return `Inside ${noticeHours} hours: ${counts}`;
  return `${USED_BECAUSE[code] ?? 'Nothing is given back: '}${counts}`;
}

function used(wording: Wording) {
  const { outcome, cover } = wording;
  if (!['CWC', 'CWR', 'BCWR'].includes(outcome.code)) return because(wording, 'the lesson counts as used.');
  if (cover.kind !== 'nothing' && cover.isGivenBack)
    return 'All that was paid has gone back already, so no money goes back: the lesson counts as used.';
  if (cover.kind !== 'nothing' && cover.flat !== null) return `${FLAT}: the lesson counts as used.`;
  return cover.valueMinor === 0
    ? WITHOUT_PRICE
    : 'Nothing is owed for this lesson any more, so no money goes back: the lesson counts as used.';
}

const expired = ({ today }: Wording, until: string) => (until < today ? ' That day is over.' : '');

/** Staff may give compensation for a lesson that was never paid; they are told first. C06 */
const unpaid = ({ cover, audience }: Wording) =>
  audience === 'staff' && cover.kind === 'nothing' && !cover.paid
    ? ' The cancelled lesson itself was never paid for.'
    : '';

/** `, CAD 45.00`, at the end of a sentence: all that follows, without what is a credit again. */
const last = ({ outcome: { amountMinor, creditMinor }, currency }: Wording) =>
  amountMinor ? `, ${writtenAmount(amountMinor - creditMinor, currency)}` : '';
/** The same in its middle. */
const apart = (wording: Wording) => last(wording) && `${last(wording)},`;

const partly = ({ judged, currency }: Wording) => {
  if (!judged || (judged.percent === 100 && judged.lessMinor === 0)) return '';
  const less = judged.lessMinor ? ` less a fee of ${writtenAmount(judged.lessMinor, currency)}` : '';
  return `, ${judged.percent} % of its price${less}`;
};

const refund = (wording: Wording) =>
  wording.audience === 'family'
    ? `A refund for this lesson${partly(wording)}${apart(wording)} is asked for; the barn decides about it.`
    : `${shareOf(wording, 'price')}${apart(wording)} is refunded.`;

/** `50 % of the value of this lesson less a fee of CAD 5.00`: all of it has no words. */
function shareOf({ judged, currency }: Wording, noun: 'value' | 'price') {
  if (!judged || (judged.percent === 100 && judged.lessMinor === 0)) return `The ${noun} of this lesson`;
  const part = judged.percent === 100 ? `The ${noun}` : `${judged.percent} % of the ${noun}`;
  return `${part} of this lesson${judged.lessMinor ? ` less a fee of ${writtenAmount(judged.lessMinor, currency)}` : ''}`;
}

/** What was paid with a credit is none of the money. C11 */
function refundAndCredit(wording: Wording) {
  const { outcome, currency } = wording;
  const { amountMinor, creditMinor } = outcome;
  if (!creditMinor) return refund(wording);
  const credit = `${writtenAmount(creditMinor, currency)} that was paid with a credit becomes a credit again.`;
  return amountMinor === creditMinor ? credit : `${refund(wording)} ${credit}`;
}

/** What the policy charges besides, and the free late cancellation that is used up. */
function besides({ judged, currency }: Wording): string {
  if (!judged) return '';
  const fee = judged.feeMinor ? ` ${writtenAmount(judged.feeMinor, currency)} is charged and put on an invoice.` : '';
  const left = judged.freeLeft === 0 ? 'none is' : `${judged.freeLeft} ${judged.freeLeft === 1 ? 'is' : 'are'}`;
  return fee + (judged.isFree ? ` It is late, and free this time; ${left} left after it.` : '');
}

export const cancellationSentence = (wording: Wording): string =>
  (ifFilled(wording) ?? given(wording)) + besides(wording);

/** What is given only once the place is filled again. */
function ifFilled(wording: Wording): string | undefined {
  const { promised } = wording.outcome;
  return promised
    ? `Nothing comes back at once. If somebody takes the place before the lesson begins: ${given({ ...wording, outcome: promised })} ` +
        'If nobody does, nothing comes back.'
    : undefined;
}

function given(wording: Wording): string {
  const { student, outcome, cover } = wording;
  const { dates } = outcome;
  const consequence = consequenceOf({ ...outcome, paid: cover.paid });
  switch (consequence) {
    case 'back_on_package':
      return released(wording);
    case 'counts_as_used':
      return used(wording);
    case 'paid_and_used':
      return because(wording, 'the lesson was paid and counts as used.');
    case 'still_to_pay':
      return because(wording, 'the lesson is still to be paid.');
    case 'not_covered':
      return 'No package covered this lesson, so nothing goes back.';
    case 'never_paid':
      return 'This lesson was neither covered by a package nor paid, so nothing is given for it.';
    case 'without_price':
      return WITHOUT_PRICE;
    case 'makeup':
      return (
        `${student} gets a makeup lesson, to be taken from ${day(dates.makeupStartDate)} to ${day(dates.expiryDate)}.` +
        expired(wording, dates.expiryDate) +
        unpaid(wording)
      );
    case 'single_lesson':
      return (
        `${student} gets a single-lesson package, ` +
        (wording.paysFor === null
          ? `valid until ${day(dates.expiryDate)}.${expired(wording, dates.expiryDate)}`
          : `which pays for the lesson on ${day(wording.paysFor.lessonDate)}.`) +
        unpaid(wording)
      );
    case 'credit':
      return `${shareOf(wording, 'value')}${apart(wording)} becomes a credit towards the next invoice.`;
    case 'refund':
      return refundAndCredit(wording);
    case 'lower_invoice':
      return `The invoice for this lesson is not paid yet: what is owed becomes less by the value of the lesson${last(wording)}.`;
    case 'restore_makeup': {
      const until = usableUntil(outcome, cover);
      if (until !== null && until < wording.today)
        return `${student}'s makeup lesson goes back, but it expired on ${day(until)}.`;
      return `${student}'s makeup lesson can be booked again${until === null ? '' : ` until ${day(until)}`}.`;
    }
    default:
      return impossible(consequence);
  }
}
