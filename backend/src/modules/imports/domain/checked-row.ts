import type { Member } from '../../people/contracts.js';
import type { NewHorse } from '../../horses/contracts.js';
import { severityOf, type Problem } from './problems.js';
import type { ReadRow } from './read-row.js';

/** What becomes of a row that is imported. */
export type Deed =
  | { make: 'account'; account: string; holder: Member; holderRides: boolean; rider?: Member }
  | { make: 'member'; accountId: string; rider: Member }
  | { make: 'horse'; horse: NewHorse };

export interface CheckedRow {
  row: number;
  problems: Problem[];
  /** Null for a row that is left. */
  deed: Deed | null;
}

/** A row with an error is left; one with a question, too, unless it was decided to take it. */
export function settle({ row, takes }: ReadRow, problems: Problem[], deed: () => Deed | null): CheckedRow {
  const worst = problems.map(severityOf);
  const isLeft = worst.includes('error') || (worst.includes('question') && !takes);
  return { row, problems, deed: isLeft ? null : deed() };
}
