import type { TermCalendar } from '../../setup/contracts.js';
import { periodOf, stepAt, type Gives, type Period, type PolicyRule, type PolicyStep } from './policy-rule.js';

/** What the rider was given before under a policy. */
export interface EarlierCancellation {
  readonly lessonDate: string;
  readonly isFree: boolean;
  readonly isMakeup: boolean;
  /** Of the package that covers the lesson in question. */
  readonly isOfPackage: boolean;
}

export interface PolicyFacts {
  readonly startsAt: Date;
  readonly lessonDate: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly earlier: readonly EarlierCancellation[];
  readonly calendar: TermCalendar;
  /** What the lesson is worth, minor units: of it a fee in per cent is taken. */
  readonly worthMinor: number;
  /** The lesson was booked with a makeup. */
  readonly isMakeup: boolean;
  /** False where the barn writes no invoices: then nothing is charged. */
  readonly chargesFees: boolean;
}

export interface PolicyOutcome {
  /** Which step of the rule gives. */
  readonly step: number;
  readonly gives: Gives;
  readonly percent: number;
  readonly lessMinor: number;
  readonly feeMinor: number;
  readonly isLate: boolean;
  /** One of the free late cancellations was used. */
  readonly isFree: boolean;
  /** How many are left after this one; null where there are none. */
  readonly freeLeft: number | null;
  /** The makeup was not given, because as many as the rule allows were. */
  readonly isCapped: boolean;
  /** It is given only once the place is filled again. */
  readonly waits: boolean;
}

/** What of an amount a step gives back, minor units; never more than it. */
export const partOfMoney = (amountMinor: number, { percent, lessMinor }: Pick<PolicyStep, 'percent' | 'lessMinor'>) =>
  Math.max(0, Math.floor((amountMinor * percent) / 100) - lessMinor);

type Reckoned = Pick<PolicyFacts, 'earlier' | 'lessonDate' | 'calendar'>;

const inPeriod =
  ({ lessonDate, calendar }: Reckoned, per: Period) =>
  (one: EarlierCancellation) =>
    periodOf(one.lessonDate, per, calendar) === periodOf(lessonDate, per, calendar);

/** Free late cancellations of the lesson's period; null where the rule has none. */
export function freeCancellationsLeft({ free }: PolicyRule, facts: Reckoned): number | null {
  if (!free) return null;
  const used = facts.earlier.filter(({ isFree }) => isFree).filter(inPeriod(facts, free.per)).length;
  return Math.max(0, free.count - used);
}

function isCapped({ makeup: { cap } }: PolicyRule, { gives }: PolicyStep, facts: PolicyFacts) {
  if (!cap || gives !== 'makeup') return false;
  const within = cap.per === 'package' ? (one: EarlierCancellation) => one.isOfPackage : inPeriod(facts, cap.per);
  return facts.earlier.filter(({ isMakeup }) => isMakeup).filter(within).length >= cap.count;
}

const feeOf = ({ fee }: PolicyStep, { worthMinor, chargesFees }: PolicyFacts) => {
  if (!fee || !chargesFees) return 0;
  return fee.kind === 'amount' ? fee.minor : Math.round((worthMinor * fee.percent) / 100);
};

/** What the rule gives to whoever cancels now: the same for the preview, the cancellation, and trying it out. */
export function policyOutcome(rule: PolicyRule, facts: PolicyFacts): PolicyOutcome {
  const reached = stepAt(rule, facts.startsAt, facts.now, facts.timeZone);
  const isLate = reached > 0;
  const left = freeCancellationsLeft(rule, facts);
  const isFree = isLate && left !== null && left > 0;
  const step = isFree ? 0 : reached;
  const { [step]: taken = rule.steps.at(-1) } = rule.steps;
  if (!taken) throw new Error('A policy without a step.');
  const capped = !facts.isMakeup && isCapped(rule, taken, facts);
  const lost = capped || (facts.isMakeup && !rule.makeup.again);
  const gives = lost ? 'nothing' : taken.gives;
  return {
    step,
    gives,
    percent: taken.percent,
    lessMinor: taken.lessMinor,
    feeMinor: feeOf(taken, facts),
    isLate,
    isFree,
    freeLeft: left === null ? null : left - (isFree ? 1 : 0),
    isCapped: capped,
    waits: taken.ifFilled === true && gives !== 'nothing',
  };
}
