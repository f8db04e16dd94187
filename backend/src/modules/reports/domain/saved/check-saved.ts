import { invalid } from '../../../../platform/errors/refusal.js';
import { TIMELESS, type Group } from '../groups.js';
import type { Schedule } from './schedule.js';
import type { Span } from './spans.js';

export const MOST_RECIPIENTS = 10;

export interface Mailing {
  readonly schedule: Schedule;
  /** Lower case, each once. */
  readonly addresses: readonly string[];
  readonly withCsv: boolean;
  readonly withPdf: boolean;
}

/** A report has a span if it is of some days; what is mailed goes to somebody, with something. */
export function checkSaved({ group, span, mailing }: { group: Group; span: Span | null; mailing: Mailing }) {
  const { schedule, addresses, withCsv, withPdf } = mailing;
  if (TIMELESS.includes(group) && span !== null) throw invalid('span', 'This report is about now and has no days.');
  if (!TIMELESS.includes(group) && span === null) throw invalid('span', 'span is required');
  if (addresses.length > MOST_RECIPIENTS)
    throw invalid('addresses', `A report is mailed to at most ${MOST_RECIPIENTS} addresses.`);
  if (schedule.every === 'never') return;
  if (addresses.length === 0) throw invalid('addresses', 'Name at least one address.');
  if (!withCsv && !withPdf) throw invalid('with_csv', 'Choose CSV, PDF or both.');
}
