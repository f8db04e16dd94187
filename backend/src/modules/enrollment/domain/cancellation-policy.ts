import type { Compensation, IssueDates, UnitOutcome } from '../events.js';
import type { WaitsForFilling } from '../policy-events.js';
import type { CancelReason } from '../../scheduling/contracts.js';
import { issueDates, type ChosenDates, type MakeupTerms } from './issue-dates.js';
import { isInsideNotice } from './notice-hours.js';
import type { TermCalendar } from '../../setup/contracts.js';
import { partOfMoney, policyOutcome, type EarlierCancellation, type PolicyOutcome } from './policy-outcome.js';
import { lastDay, type PolicyRule, type Validity } from './policy-rule.js';
import {
  ACTIONS,
  isBarnAction,
  isStudentAction,
  type BarnAction,
  type CancelCode,
  type StudentAction,
} from './status.js';

export type Cover =
  | {
      readonly kind: 'package' | 'makeup';
      readonly productName: string | null;
      /** First name of whoever has the package, where that is another rider of the family. */
      readonly ownerName: string | null;
      readonly remain: number | null;
      /** How many lessons of this one's day it still covers: `leftFor`. */
      readonly left: number;
      /** "unlimited", "2 a week"; null where lessons are counted. What is flat has no price for one lesson. */
      readonly flat: string | null;
      readonly expiryDate: string | null;
      readonly paid: boolean;
      /** Minor units; 0 if it was given away, and never more than what is left of what was paid. C09 */
      readonly valueMinor: number;
      /** Of the value, what was paid by a credit. C11 */
      readonly byCreditMinor: number;
      /** All that was paid has gone back. */
      readonly isGivenBack: boolean;
      /** Minor units still open on its unpaid invoice. */
      readonly owedMinor: number;
      /** The place is already cancelled, and its lesson credit is counted in `remain`. */
      readonly isReturned: boolean;
    }
  | { readonly kind: 'nothing'; readonly paid: boolean; readonly valueMinor: number };

export interface CancellationTerms {
  noticeHours: number;
  clientDefault: string;
  lessonDefault: string;
  makeup: MakeupTerms;
  /** The barn's default rate. E01 */
  taxPercent: number;
  taxIncluded: boolean;
}

/** The barn's own policy for a lesson, and what it has given to its rider before. */
export interface PolicyInForce {
  readonly policyId: string;
  readonly version: number;
  readonly rule: PolicyRule;
  readonly timeZone: string;
  readonly earlier: readonly EarlierCancellation[];
  readonly calendar: TermCalendar;
  readonly chargesFees: boolean;
}

/** How long the policy's makeups are good; null: as the barn's settings say. */
export interface MakeupLasts {
  readonly validity: Validity | null;
  readonly calendar: TermCalendar;
}

export interface Cancellation {
  by: 'barn' | 'staff' | 'family';
  requested?: string | null;
  lesson: { date: string; startsAt: Date };
  cover: Cover;
  now: Date;
  today: string;
  terms: CancellationTerms;
  chosen?: ChosenDates;
  /** Absent or null: the built-in policy, by the barn's settings. */
  policy?: PolicyInForce | null;
  /** Staff cancel as the policy says: for the reason, where it says something of that, or else as the family would. */
  byPolicy?: boolean;
  /** Of the barn. */
  reason?: string | undefined;
  /** Of what the policy gives because the barn called the lesson off. */
  lasts?: MakeupLasts | null | undefined;
}
export interface CancellationConsequence {
  readonly code: string;
  readonly unit: UnitOutcome;
  readonly compensation: Compensation;
  readonly dates: IssueDates;
}
export interface CancellationEffect extends CancellationConsequence {
  /** Minor units refunded, credited or taken off the invoice; 0 if none. */
  readonly amountMinor: number;
  /** Of a refund, what is a credit again. C11 */
  readonly creditMinor: number;
  readonly paid: boolean;
  /** Last day to use what is given or what goes back; null if there is no such day. */
  readonly validUntil: string | null;
}
export interface CancellationOutcome extends CancellationEffect {
  readonly code: CancelCode;
  readonly insideNotice: boolean;
  /** The barn's reason by which its policy decided; null where the steps did, or staff. */
  readonly calledOff: string | null;
  /** What the barn's own policy said; null where it was not asked. */
  readonly judged: PolicyOutcome | null;
  /** What is given once the place is filled again; until then, and without that, it is nothing. */
  readonly promised: PromisedEffect | null;
}
export type PromisedEffect = CancellationEffect & { readonly code: CancelCode };

export const clientDefault = (terms: CancellationTerms) =>
  isStudentAction(terms.clientDefault) ? terms.clientDefault : 'CWP';
export const lessonDefault = (terms: CancellationTerms) =>
  isBarnAction(terms.lessonDefault) ? terms.lessonDefault : 'BCNA';

/** A family's code is decided here: CNM inside the notice window, else the barn's default. Staff choose. B06 C14 C16 */
function codeOf({ by, requested, terms }: Cancellation, insideNotice: boolean): CancelCode {
  if (by === 'family') return insideNotice ? 'CNM' : clientDefault(terms);
  if (by === 'barn') return isBarnAction(requested) ? requested : lessonDefault(terms);
  return isStudentAction(requested) ? requested : clientDefault(terms);
}

type Money = Pick<CancellationOutcome, 'compensation' | 'amountMinor' | 'creditMinor'>;
type Effect = Money & Pick<CancellationOutcome, 'unit'>;

const NO_MONEY = { amountMinor: 0, creditMinor: 0 };

/** What was paid is refunded or credited, what is still owed is taken off the invoice; otherwise nothing. C06 C09 C11 */
function moneyBack(cover: Cover, compensation: Compensation): Money {
  if (cover.paid && cover.valueMinor > 0) {
    const creditMinor = compensation === 'refund' && cover.kind !== 'nothing' ? cover.byCreditMinor : 0;
    return { compensation, amountMinor: cover.valueMinor, creditMinor };
  }
  const owedMinor = cover.kind === 'nothing' ? 0 : Math.min(cover.valueMinor, cover.owedMinor);
  return owedMinor > 0
    ? { compensation: 'lower_invoice', amountMinor: owedMinor, creditMinor: 0 }
    : { compensation: 'none', ...NO_MONEY };
}

/** C04 C05 C06 C08 */
export function effectOn(cover: Cover, code: CancelCode, by: Cancellation['by']): Effect {
  const { unit, compensation } = ACTIONS[code];
  const gift =
    compensation === 'credit' || compensation === 'refund'
      ? moneyBack(cover, compensation)
      : { compensation, ...NO_MONEY };
  switch (cover.kind) {
    case 'package':
      return { unit, ...gift };
    case 'makeup':
      // A place that was paid by a makeup gets that makeup back; no makeup is issued for a makeup.
      return unit === 'released' || compensation !== 'none'
        ? { unit: 'released', compensation: 'restore_makeup', ...NO_MONEY }
        : { unit, compensation, ...NO_MONEY };
    case 'nothing':
      return by === 'family' && !cover.paid
        ? { unit: 'none', compensation: 'none', ...NO_MONEY }
        : { unit: 'none', ...gift };
  }
}

export function usableUntil({ code, compensation, dates }: CancellationConsequence, cover: Cover): string | null {
  if (compensation === 'makeup' || compensation === 'single_lesson') return dates.expiryDate;
  if (compensation !== 'restore_makeup' || cover.kind === 'nothing' || cover.expiryDate === null) return null;
  // A lesson that the barn cancels never shortens a makeup: the later of both dates. C08
  return code === 'BCWM' && dates.expiryDate > cover.expiryDate ? dates.expiryDate : cover.expiryDate;
}

const validUntil = (consequence: CancellationConsequence, cover: Cover) =>
  consequence.compensation === 'none' && consequence.unit === 'released' && cover.kind !== 'nothing'
    ? cover.expiryDate
    : usableUntil(consequence, cover);

const CODES: Readonly<Record<PolicyOutcome['gives'], CancelCode>> = {
  lesson: 'CWP',
  makeup: 'CWM',
  single_lesson: 'CWA',
  credit: 'CWC',
  refund: 'CWR',
  nothing: 'CNM',
};

/** A part of the money, never more than it; nothing of it is no compensation. */
function partOf<Whole extends Effect>(whole: Whole, judged: Pick<PolicyOutcome, 'percent' | 'lessMinor'>): Whole {
  if (whole.amountMinor === 0) return whole;
  const amountMinor = partOfMoney(whole.amountMinor, judged);
  if (amountMinor === 0) return { ...whole, compensation: 'none', ...NO_MONEY };
  const creditMinor = Math.floor((whole.creditMinor * amountMinor) / whole.amountMinor);
  return { ...whole, amountMinor, creditMinor };
}

function judge({ lesson, cover, now, policy }: Cancellation): PolicyOutcome | null {
  if (!policy) return null;
  const { rule, timeZone, earlier, calendar, chargesFees } = policy;
  return policyOutcome(rule, {
    startsAt: lesson.startsAt,
    lessonDate: lesson.date,
    now,
    timeZone,
    earlier,
    calendar,
    chargesFees,
    worthMinor: cover.valueMinor,
    isMakeup: cover.kind === 'makeup',
  });
}

/** What a cover comes to by a code, as a policy gives it. */
export function promisedEffect(
  cover: Cover,
  { code, percent, lessMinor }: Pick<WaitsForFilling, 'percent' | 'lessMinor'> & { code: CancelCode },
  dates: IssueDates,
): PromisedEffect {
  const effect = { code, ...partOf(effectOn(cover, code, 'family'), { percent, lessMinor }), dates };
  return { ...effect, paid: cover.paid, validUntil: validUntil(effect, cover) };
}

const givesSomething = ({ unit, compensation }: Effect) => unit === 'released' || compensation !== 'none';

/** As the barn's own policy says, for a family or by staff in its place. */
function byThePolicy(cancellation: Cancellation, policy: PolicyInForce, judged: PolicyOutcome): CancellationOutcome {
  const { cover } = cancellation;
  const given = judged.gives === 'nothing' && !judged.isLate ? 'CNA' : CODES[judged.gives];
  const lasts = { validity: policy.rule.makeup.validity, calendar: policy.calendar };
  const dates = datesOf({ ...cancellation, chosen: undefined, lasts }, given);
  const promised = promisedEffect(cover, { ...judged, code: given }, dates);
  // What would come to nothing is not worth waiting for.
  const waits = judged.waits && givesSomething(promised);
  const code = waits ? (judged.isLate ? 'CNM' : 'CNA') : given;
  const effect = waits ? promisedEffect(cover, { ...judged, code }, dates) : promised;
  return {
    ...effect,
    code,
    insideNotice: judged.isLate && !judged.isFree,
    calledOff: null,
    judged,
    promised: waits ? promised : null,
  };
}

const OF_ONE: Readonly<Record<BarnAction, StudentAction>> = {
  BCWM: 'CWM',
  BCAP: 'CWP',
  BCWA: 'CWA',
  BCWR: 'CWR',
  BCNA: 'CNA',
};

/** What the policy says of the barn's reason, as staff's action for one rider. */
function asCalledOff({ by, byPolicy, policy, reason }: Cancellation) {
  const action = by === 'staff' && byPolicy && reason ? policy?.rule.calledOff?.[reason as CancelReason] : undefined;
  return action && policy && reason
    ? { reason, requested: OF_ONE[action], lasts: { validity: policy.rule.makeup.validity, calendar: policy.calendar } }
    : undefined;
}

/** The single rule of cancelling: commands apply it, the preview shows it. */
export function cancellationOutcome(cancellation: Cancellation): CancellationOutcome {
  const called = asCalledOff(cancellation);
  return called
    ? { ...byAction({ ...cancellation, ...called, chosen: undefined }), calledOff: called.reason }
    : byStepsOrAction(cancellation);
}

function byStepsOrAction(cancellation: Cancellation): CancellationOutcome {
  const { by, policy } = cancellation;
  const judged = by === 'family' || cancellation.byPolicy ? judge(cancellation) : null;
  return policy && judged ? byThePolicy(cancellation, policy, judged) : byAction(cancellation);
}

/** A policy's makeup lasts as it says, wherever no day was chosen. */
function datesOf({ by, lesson, today, terms, chosen, lasts }: Cancellation, code: CancelCode) {
  const usual = issueDates({
    lessonDate: lesson.date,
    today,
    terms: terms.makeup,
    chosen: by === 'family' ? undefined : chosen,
  });
  const own =
    lasts?.validity && ACTIONS[code].compensation === 'makeup'
      ? lastDay(lasts.validity, lesson.date, lasts.calendar)
      : undefined;
  return own ? { ...usual, expiryDate: own } : usual;
}

const NOT_JUDGED = { calledOff: null, judged: null, promised: null };

function byAction(cancellation: Cancellation): CancellationOutcome {
  const { by, lesson, cover, now, terms } = cancellation;
  const insideNotice = isInsideNotice(lesson.startsAt, now, terms.noticeHours);
  const code = codeOf(cancellation, insideNotice);
  const effect = { code, insideNotice, ...effectOn(cover, code, by), dates: datesOf(cancellation, code) };
  return { ...effect, paid: cover.paid, validUntil: validUntil(effect, cover), ...NOT_JUDGED };
}
