import type { NoShowsAskedAgain, NoShowsLeftAlone } from '../no-show-events.js';
import { enrollmentErrors } from './errors.js';
import type { StrikeStand } from './strikes.js';

interface LastNoShow {
  readonly lessonPersonId: string;
  readonly lessonId: string;
  readonly studentId: string;
  readonly inARow: number;
  readonly stand: StrikeStand;
}

const placeOf = ({ lessonPersonId, lessonId, studentId }: LastNoShow) => ({ lessonPersonId, lessonId, studentId });

/** Nothing follows this time. `last` is undefined where the rider came since, or a mark was put right; said twice, the first stands. */
export function decideLeftAlone(
  last: LastNoShow | undefined,
  said: { byId: string; reasonId: string | null },
): NoShowsLeftAlone[] {
  if (last?.stand === 'left') return [];
  if (last?.stand !== 'reached') throw enrollmentErrors.no_shows_over();
  return [{ type: 'enrollment.NoShowsLeftAlone', data: { ...placeOf(last), inARow: last.inARow, ...said } }];
}

/** Nothing to take back where nobody said so, or another no-show came since. */
export const decideAskedAgain = (last: LastNoShow | undefined): NoShowsAskedAgain[] =>
  last?.stand === 'left' ? [{ type: 'enrollment.NoShowsAskedAgain', data: placeOf(last) }] : [];
