import type { RiderLevel } from '@/data/requests/rider-level';
import { dayAndYear } from '@/data/time/words';

type Line = RiderLevel['history'][number];

/** What is proposed and neither confirmed nor declined. */
export const waitingIn = ({ history }: Pick<RiderLevel, 'history'>): Line | undefined =>
  history.find(({ state }) => state === 'proposed');

const by = (name: string | null) => (name ? ` by ${name}` : '');

type Proposed = Pick<Line, 'proposed_by' | 'proposed_on'>;

const byAndOn = ({ proposed_by, proposed_on }: Proposed) =>
  `${by(proposed_by)}${proposed_on ? ` on ${dayAndYear(proposed_on)}` : ''}`;

/** "Proposed by Maya Reyes on Tue 24 Nov 2026" */
export const proposedInWords = (line: Proposed): string => `Proposed${byAndOn(line)}`;

/** A line of the history. */
export const lineInWords = (line: Line): string => {
  const on = line.decided_on ? ` on ${dayAndYear(line.decided_on)}` : '';
  const name = line.level_name ?? 'No level';
  if (line.state === 'proposed') return `${name}: proposed${byAndOn(line)}, waits to be confirmed`;
  if (line.state === 'declined') return `${name}: proposed${by(line.proposed_by)}, not taken over${on}`;
  const proposed = line.proposed_by && line.proposed_by !== line.decided_by ? `, proposed by ${line.proposed_by}` : '';
  return `${name}: confirmed${by(line.decided_by)}${on}${proposed}`;
};
