import type { Compensation, UnitOutcome } from '../../enrollment/contracts.js';

export interface TakenBack {
  unit: UnitOutcome;
  compensation: Compensation;
}

const WITHDRAWN: Readonly<Record<Exclude<Compensation, 'none'>, string>> = {
  makeup: 'The makeup lesson given for it is withdrawn.',
  single_lesson: 'The single lesson given for it is withdrawn.',
  credit: 'The credit given for it is withdrawn.',
  refund: 'The refund for it is withdrawn.',
  lower_invoice: 'The invoice asks for it again.',
  restore_makeup: 'It uses the makeup lesson that it was booked with.',
};

/** What becomes of what the family was given; undefined where that was nothing. C05 */
export function takenBackSentence({ unit, compensation }: TakenBack): string | undefined {
  if (compensation !== 'none') return WITHDRAWN[compensation];
  return unit === 'released' ? 'It counts on the package again.' : undefined;
}
