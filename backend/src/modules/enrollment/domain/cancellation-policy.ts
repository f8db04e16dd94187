import type { Compensation, IssueDates, UnitOutcome } from '../events.js';
import { issueDates, type ChosenDates, type MakeupTerms } from './issue-dates.js';
import { isInsideNotice } from './notice.js';
import { ACTIONS, isBarnAction, isStudentAction, type CancelCode } from './status.js';

/** What pays for the place that is given up. */
export type Cover =
  | {
      readonly kind: 'package' | 'makeup';
      readonly productName: string | null;
      readonly remain: number | null;
      readonly expiryDate: string | null;
      /** Has the money for it come in? */
      readonly paid: boolean;
      /** What the lesson is worth, in minor units; 0 where it was given away. */
      readonly valueMinor: number;
      /** What its unpaid invoice still asks for. */
      readonly owedMinor: number;
      /** The place was cancelled, and its lesson credit is among those that remain. */
      readonly isReturned: boolean;
    }
  | { readonly kind: 'nothing'; readonly paid: boolean; readonly valueMinor: number };

/** What the barn has settled about cancelling. */
export interface CancellationTerms {
  noticeHours: number;
  /** `client_cancel_default_action`, whatever stands there. B06 */
  clientDefault: string;
  /** `lesson_cancel_default_action`. C14 */
  lessonDefault: string;
  makeup: MakeupTerms;
  /** The barn's own rate. E01 */
  taxPercent: number;
}

export interface Cancellation {
  by: 'barn' | 'staff' | 'family';
  /** What was asked for; a family's wish is ignored. */
  requested?: string | null;
  lesson: { date: string; startsAt: Date };
  cover: Cover;
  now: Date;
  today: string;
  terms: CancellationTerms;
  chosen?: ChosenDates;
}
/** What becomes of one place, as it is told. */
export interface CancellationConsequence {
  readonly code: string;
  readonly unit: UnitOutcome;
  readonly compensation: Compensation;
  readonly dates: IssueDates;
}
export interface CancellationEffect extends CancellationConsequence {
  /** Money that goes back or is taken off the invoice, in minor units; 0 where none does. */
  readonly amountMinor: number;
  /** Had the money for the place come in? E08 */
  readonly paid: boolean;
  /** Until when what is given, or goes back on a package, may be used; null where there is no such day. */
  readonly validUntil: string | null;
}
export interface CancellationOutcome extends CancellationEffect {
  readonly code: CancelCode;
  readonly insideNotice: boolean;
}

export const clientDefault = (terms: CancellationTerms) =>
  isStudentAction(terms.clientDefault) ? terms.clientDefault : 'CWP';
export const lessonDefault = (terms: CancellationTerms) =>
  isBarnAction(terms.lessonDefault) ? terms.lessonDefault : 'BCNA';

/** The server decides for a family: CNM inside the notice window, else the barn's default action. Staff and barn choose. C14 C16 */
function codeOf({ by, requested, terms }: Cancellation, insideNotice: boolean): CancelCode {
  if (by === 'family') return insideNotice ? 'CNM' : clientDefault(terms);
  if (by === 'barn') return isBarnAction(requested) ? requested : lessonDefault(terms);
  return isStudentAction(requested) ? requested : clientDefault(terms);
}

type Effect = Pick<CancellationOutcome, 'unit' | 'compensation' | 'amountMinor'>;

/**
 * Refund and credit: what was paid goes back or becomes a credit, what is still owed on an invoice becomes less. Where no money came in or
 * is asked for, there is none to return. C06 C09
 */
function moneyBack(cover: Cover, compensation: Compensation): Pick<Effect, 'compensation' | 'amountMinor'> {
  if (cover.paid && cover.valueMinor > 0) return { compensation, amountMinor: cover.valueMinor };
  const owedMinor = cover.kind === 'nothing' ? 0 : Math.min(cover.valueMinor, cover.owedMinor);
  return owedMinor > 0
    ? { compensation: 'lower_invoice', amountMinor: owedMinor }
    : { compensation: 'none', amountMinor: 0 };
}

/** What a code does to this place's lesson credit, and what is issued for it. C04 C05 C06 C08 */
export function effectOn(cover: Cover, code: CancelCode, by: Cancellation['by']): Effect {
  const { unit, compensation } = ACTIONS[code];
  const gift =
    compensation === 'credit' || compensation === 'refund'
      ? moneyBack(cover, compensation)
      : { compensation, amountMinor: 0 };
  switch (cover.kind) {
    case 'package':
      return { unit, ...gift };
    case 'makeup':
      // Whatever would give something back gives this makeup back: no makeup is issued for a makeup.
      return unit === 'released' || compensation !== 'none'
        ? { unit: 'released', compensation: 'restore_makeup', amountMinor: 0 }
        : { unit, compensation, amountMinor: 0 };
    case 'nothing':
      return by === 'family' && !cover.paid
        ? { unit: 'none', compensation: 'none', amountMinor: 0 }
        : { unit: 'none', ...gift };
  }
}

/** Until when what the student gets may be used; null where nothing is given, or nobody knows. */
export function usableUntil({ code, compensation, dates }: CancellationConsequence, cover: Cover): string | null {
  if (compensation === 'makeup' || compensation === 'single_lesson') return dates.expiryDate;
  if (compensation !== 'restore_makeup' || cover.kind === 'nothing' || cover.expiryDate === null) return null;
  // A lesson the barn calls off never shortens a makeup, and a new one would have lasted that long. C08
  return code === 'BCWM' && dates.expiryDate > cover.expiryDate ? dates.expiryDate : cover.expiryDate;
}

const validUntil = (consequence: CancellationConsequence, cover: Cover) =>
  consequence.compensation === 'none' && consequence.unit === 'released' && cover.kind !== 'nothing'
    ? cover.expiryDate
    : usableUntil(consequence, cover);

/** The one rule of cancelling: commands act on it, and the preview tells it before anything is done. */
export function cancellationOutcome(cancellation: Cancellation): CancellationOutcome {
  const { by, lesson, cover, now, today, terms, chosen } = cancellation;
  const insideNotice = isInsideNotice(lesson.startsAt, now, terms.noticeHours);
  const code = codeOf(cancellation, insideNotice);
  const dates = issueDates({
    lessonDate: lesson.date,
    today,
    terms: terms.makeup,
    chosen: by === 'family' ? undefined : chosen,
  });
  const effect = { code, insideNotice, ...effectOn(cover, code, by), dates };
  return { ...effect, paid: cover.paid, validUntil: validUntil(effect, cover) };
}
