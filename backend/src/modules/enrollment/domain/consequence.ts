import type { Compensation, UnitOutcome } from '../events.js';
import { ACTIONS, isCancelCode, RELEASING_CODES } from './status.js';

/** What the rider of a cancelled place ends up with; decided once, worded by the preview and by the mails. C06 */
export type Consequence =
  | Exclude<Compensation, 'none'>
  | 'back_on_package'
  | 'counts_as_used'
  /** Paid without a package, and not given back. E08 */
  | 'paid_and_used'
  | 'still_to_pay'
  | 'not_covered'
  | 'never_paid'
  | 'without_price';

export interface Cancelled {
  code: string;
  unit: UnitOutcome;
  compensation: Compensation;
  /** Null in events from before this was recorded. */
  paid: boolean | null;
}

const gives = (code: string) => isCancelCode(code) && ACTIONS[code].compensation !== 'none';

export function consequenceOf({ code, unit, compensation, paid }: Cancelled): Consequence {
  if (compensation !== 'none') return compensation;
  if (unit === 'released') return 'back_on_package';
  if (unit === 'used') return 'counts_as_used';
  if (RELEASING_CODES.includes(code) || paid === null) return 'not_covered';
  if (gives(code)) return paid ? 'without_price' : 'never_paid';
  return paid ? 'paid_and_used' : 'still_to_pay';
}
