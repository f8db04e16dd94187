import { writtenAmount } from '../../../platform/money/written-amount.js';
import { impossible } from '../../../platform/event-store/stream.js';
import {
  consequenceOf,
  promisedSentence,
  type Cancelled,
  type IssueDates,
  type StudentCancelled,
} from '../../enrollment/contracts.js';

export interface Outcome extends Cancelled {
  by: StudentCancelled['data']['by'];
  dates: IssueDates;
  validUntil: string | null;
  /** Minor units that are refunded, credited or owed less; null in events from before this was recorded. */
  amountMinor: number | null;
  /** Of a refund, what is a credit again. C11 */
  creditMinor: number;
  /** Charged for by the barn's own policy, minor units; absent in mails that were queued before it was told. */
  feeMinor?: number;
  /** One of the free late cancellations was used. */
  isFree?: boolean;
  /** The barn's reason by which its policy decided. */
  calledOff?: string | undefined;
  /** What is given once the place is filled again. */
  waits?: { code: string; percent: number; lessMinor: number } | undefined;
}

interface Reader {
  /** First name. */
  student: string;
  /** The barn's local date when the mail is composed. */
  today: string;
  day: (date: string) => string;
  /** Of the barn. */
  currency: string;
}

/** `, to be taken by Thu 24 Dec`, or that it has expired. */
const takenBy = (date: string, { today, day }: Reader) =>
  date < today ? `, which expired on ${day(date)}` : `, to be taken by ${day(date)}`;
const unlessExpired = (date: string | null, { today, day }: Reader, usable = '') =>
  date !== null && date < today ? `, which expired on ${day(date)}` : usable;

/** Of money, without what is a credit again. */
const amountOf = ({ amountMinor, creditMinor }: Outcome, { currency }: Reader) =>
  writtenAmount((amountMinor ?? 0) - creditMinor, currency);
const priceOf = (outcome: Outcome, reader: Reader) =>
  outcome.amountMinor ? `The price of the lesson, ${amountOf(outcome, reader)},` : 'The price of the lesson';

const refund = (outcome: Outcome, reader: Reader) =>
  outcome.by === 'family'
    ? `A refund${outcome.amountMinor ? ` of ${amountOf(outcome, reader)}` : ''} was asked for; the barn decides about it.`
    : `${priceOf(outcome, reader)} will be refunded.`;

function refundAndCredit(outcome: Outcome, reader: Reader) {
  const { amountMinor, creditMinor } = outcome;
  if (!creditMinor) return refund(outcome, reader);
  const credit = `${writtenAmount(creditMinor, reader.currency)} that was paid with a credit is a credit again.`;
  return amountMinor === creditMinor ? credit : `${refund(outcome, reader)} ${credit}`;
}

/** In the past tense. C05 */
export const outcomeSentence = (outcome: Outcome, reader: Reader): string => {
  const { feeMinor, isFree, waits } = outcome;
  const fee = feeMinor ? ` ${writtenAmount(feeMinor, reader.currency)} is charged for it, on an invoice.` : '';
  return (
    (waits ? promised(waits, reader) : given(outcome, reader)) +
    fee +
    (isFree ? ' It was late, and free this time.' : '')
  );
};

const promised = (waits: NonNullable<Outcome['waits']>, { currency }: Reader) =>
  `Nothing is given yet. ${promisedSentence(waits, { currency })} You hear from us either way.`;

function given(outcome: Outcome, reader: Reader): string {
  const { code, dates, validUntil } = outcome;
  const { student } = reader;
  const consequence = consequenceOf(outcome);
  switch (consequence) {
    case 'makeup':
      return `${student} has a makeup lesson for it${takenBy(dates.expiryDate, reader)}.`;
    case 'single_lesson':
      return `${student} has one lesson for it${takenBy(dates.expiryDate, reader)}.`;
    case 'credit':
      return `${priceOf(outcome, reader)} is a credit towards your next invoice.`;
    case 'refund':
      return refundAndCredit(outcome, reader);
    case 'lower_invoice':
      return outcome.amountMinor
        ? `What you owe on the invoice is less by the price of the lesson, ${amountOf(outcome, reader)}.`
        : 'What you owe on the invoice is less by the price of the lesson.';
    case 'restore_makeup':
      return unlessExpired(validUntil, reader)
        ? `It was paid by a makeup lesson${unlessExpired(validUntil, reader)}.`
        : 'The makeup lesson that paid for it can be used again.';
    case 'back_on_package':
      return `The lesson is back on the package${unlessExpired(validUntil, reader)}.`;
    case 'counts_as_used':
      return late(code, 'the lesson counts as used.');
    case 'paid_and_used':
      return late(code, 'the lesson was paid and counts as used.');
    case 'still_to_pay':
      return late(code, 'the lesson is still to be paid.');
    case 'not_covered':
      return 'Nothing was taken from a package for it.';
    case 'never_paid':
      return 'It was neither covered by a package nor paid, so nothing is given for it.';
    case 'without_price':
      return 'No price stands behind the lesson, so no money goes back.';
    default:
      return impossible(consequence);
  }
}

const late = (code: string, counts: string) =>
  code === 'CNM'
    ? `It was cancelled inside the notice time, so ${counts}`
    : `${counts.charAt(0).toUpperCase()}${counts.slice(1)}`;

const GIVEN_BEFORE: Partial<Record<ReturnType<typeof consequenceOf>, string>> = {
  makeup: 'a makeup lesson was given for it',
  single_lesson: 'one lesson was given for it',
  credit: 'its price was a credit towards your next invoice',
  refund: 'its price was to be refunded',
  lower_invoice: 'you owed less on the invoice for it',
  restore_makeup: 'the makeup lesson that paid for it could be used again',
  back_on_package: 'the lesson was back on the package',
  counts_as_used: 'the lesson counted as used',
};

/** What the cancellation had given before it was changed. C07 */
export const formerSentence = (before: Omit<Cancelled, 'paid'>) =>
  `Before, ${GIVEN_BEFORE[consequenceOf({ ...before, paid: null })] ?? 'nothing was given for it'}.`;
