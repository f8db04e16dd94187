import { invalid } from '../../../platform/errors/refusal.js';
import type { Measured } from './condition.js';

/** Something was measured, and not in days to come. `today` is the barn's date. */
export function checkMeasure({ measuredOn, weight, conditionScore }: Measured, today: string) {
  if (measuredOn > today) throw invalid('measured_on', 'This day is still to come: note it once it is measured.');
  if (weight === null && conditionScore === null) throw invalid('weight', 'Say what it weighs, or its condition');
}
