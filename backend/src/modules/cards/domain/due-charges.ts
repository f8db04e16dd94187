import { addDays } from '../../billing/contracts.js';
import { isDaytime } from '../../enrollment/contracts.js';

/** What of an invoice is still to be paid until a day; days are `YYYY-MM-DD`, minor units with tax, without the card fee. */
export interface OpenPart {
  readonly due: string;
  readonly minor: number;
}

export interface ChargeTry {
  /** The due day that it is for. */
  readonly due: string;
  readonly n: number;
  /** The barn's day on which it was made. */
  readonly on: string;
  /** `open`: begun, and nobody knows yet what became of it. */
  readonly state: 'open' | 'failed' | 'paid';
}

export interface Charging {
  readonly parts: readonly OpenPart[];
  readonly tries: readonly ChargeTry[];
  /** The day on which the family agreed: what was due before it is not charged by itself. */
  readonly since: string;
  readonly today: string;
}

export interface PlannedCharge {
  readonly due: string;
  readonly n: number;
  readonly on: string;
  readonly minor: number;
}

/** Days from the first try to each: three within nine days. */
const AFTER_FIRST = [0, 3, 9];

/** Undefined once it is paid, or has failed as often as it is tried. */
function tryFor(due: string, tries: readonly ChargeTry[]) {
  const made = tries.filter((one) => one.due === due).toSorted((one, other) => one.n - other.n);
  const [first, last] = [made[0], made.at(-1)];
  if (!first || !last) return { due, n: 1, on: due };
  if (last.state === 'open') return { due, n: last.n, on: last.on };
  const days = AFTER_FIRST[last.n];
  return last.state === 'paid' || days === undefined ? undefined : { due, n: last.n + 1, on: addDays(first.on, days) };
}

/**
 * When what of an invoice is charged next, and how much. The newest day that has come counts: a later instalment begins three tries of
 * its own, and takes with it what is still open of earlier ones. What was begun is taken up before anything else. Undefined: nothing is
 * charged.
 */
export function nextCharge({ parts, tries, since, today }: Charging): PlannedCharge | undefined {
  const open = parts.filter(({ minor }) => minor > 0);
  const days = open.map(({ due }) => due).filter((due) => due >= since);
  const come = days.filter((due) => due <= today).toSorted();
  const [coming] = days.filter((due) => due > today).toSorted();
  const newest = come.at(-1);
  const again = newest === undefined ? undefined : tryFor(newest, tries);
  const later = coming === undefined ? undefined : { due: coming, n: 1, on: coming };
  const next = again && later ? (again.on < later.on ? again : later) : (again ?? later);
  if (!next) return undefined;
  const until = next.on > today ? next.on : today;
  return { ...next, minor: open.reduce((sum, { due, minor }) => sum + (due <= until ? minor : 0), 0) };
}

export const isTime = ({ on }: PlannedCharge, { today, hour }: { today: string; hour: number }) =>
  on <= today && isDaytime({ hour });

/** One has failed before it: it may be brought forward. */
export const isAgain = ({ n }: PlannedCharge) => n > 1;

export const isLastTry = (n: number) => n >= AFTER_FIRST.length;
