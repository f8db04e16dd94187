import { impossible } from '../../../platform/event-store/stream.js';
import type { Compensation, IssueDates, StudentCancelled, UnitOutcome } from '../../enrollment/contracts.js';

export interface Outcome {
  code: string;
  by: StudentCancelled['data']['by'];
  unit: UnitOutcome;
  compensation: Compensation;
  dates: IssueDates;
}

/** What a family gets for a cancelled lesson, or that it gets nothing; said after the fact. `day` writes a date of the barn. C05 */
export function outcomeSentence(
  { code, by, unit, compensation, dates }: Outcome,
  student: string,
  day: (date: string) => string,
): string {
  switch (compensation) {
    case 'makeup':
      return `${student} has a makeup lesson for it, to be taken by ${day(dates.expiryDate)}.`;
    case 'single_lesson':
      return `${student} has one lesson for it, to be taken by ${day(dates.expiryDate)}.`;
    case 'credit':
      return 'The price of the lesson is a credit towards your next invoice.';
    case 'refund':
      return by === 'family'
        ? 'A refund was asked for; the barn decides about it.'
        : 'The price of the lesson will be refunded.';
    case 'lower_invoice':
      return 'What you owe on the invoice is less by the price of the lesson.';
    case 'restore_makeup':
      return `The makeup lesson that paid for it can be used again.`;
    case 'none':
      return withoutCompensation(code, unit);
    default:
      return impossible(compensation);
  }
}

function withoutCompensation(code: string, unit: UnitOutcome) {
  if (unit === 'released') return 'The lesson is back on the package.';
  if (unit === 'none') return 'Nothing was taken from a package for it.';
  if (code === 'CNM') return 'It was cancelled inside the notice time, so the lesson counts as used.';
  return 'The lesson counts as used.';
}
