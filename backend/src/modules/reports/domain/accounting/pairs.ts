import type { Booking } from './book.js';
import type { Line } from './chart.js';

/** So much of one account to another, which is how some programs book; minor units, above nothing. */
export interface Pair {
  readonly debit: Line;
  readonly credit: Line;
  readonly minor: number;
}

/** Debits and credits of a booking, one against the other in their order, until both are used up. */
export function pairsOf({ lines }: Pick<Booking, 'lines'>): Pair[] {
  const left = (side: 1 | -1) =>
    lines.flatMap((line) => (line.minor * side > 0 ? [{ line, minor: line.minor * side }] : []));
  const [debits, credits] = [left(1), left(-1)];
  const pairs: Pair[] = [];
  for (let debit = debits.shift(), credit = credits.shift(); debit && credit;) {
    const minor = Math.min(debit.minor, credit.minor);
    pairs.push({ debit: debit.line, credit: credit.line, minor });
    debit.minor -= minor;
    credit.minor -= minor;
    if (debit.minor === 0) debit = debits.shift();
    if (credit.minor === 0) credit = credits.shift();
  }
  return pairs;
}
