import { invalid } from '../../../platform/errors/refusal.js';

interface Details {
  readonly kind?: string;
  readonly code?: string | null;
  readonly percentOff?: number | null;
  readonly amountOff?: number | null;
  readonly fromCount?: number | null;
  readonly fromDay?: string | null;
  readonly untilDay?: string | null;
}

/** It takes something off, its kind has what it needs, and it does not end before it begins. */
export function checkDiscount({ kind, code, percentOff, amountOff, fromCount, fromDay, untilDay }: Details) {
  if (!percentOff && !amountOff)
    throw invalid('percent_off', 'How much is taken off? A percentage, an amount, or both');
  if ((amountOff ?? 0) < 0) throw invalid('amount_off', 'Can not be a negative number');
  if (kind === 'code' && !code?.trim()) throw invalid('code', 'A code is required');
  if (kind === 'quantity' && !fromCount) throw invalid('from_count', 'From how many? At least 2');
  if (fromDay && untilDay && untilDay < fromDay) throw invalid('until_day', 'The last day cannot be before the first.');
}
