import { ACCOUNT_NAMES, inPercent } from '../chart.js';
import type { AccountSum, FileOf, Lack } from './format.js';

/** As the report calls it: tax by its rate. */
export const labelOf = ({ name, rate }: Pick<AccountSum, 'name' | 'rate'>) =>
  name === 'tax' && rate !== null ? `Tax of ${inPercent(rate)} %` : ACCOUNT_NAMES[name];

export interface MissingCode extends Lack {
  readonly label: string;
}

/** What is booked without a code of the barn's, each once, by the setting that gives it one. */
export const missingCodes = (sums: readonly AccountSum[]): MissingCode[] =>
  sums
    .filter(({ code }) => code === null)
    .map((sum) => ({
      field: `account_${sum.name}`,
      label: labelOf(sum),
      message: `${labelOf(sum)} has no account code yet.`,
    }));

/** The first code that is missing: programs for bookkeeping take no line without one. */
export const lackOfCodes = ({ sums }: Pick<FileOf, 'sums'>): Lack | null => {
  const [first] = missingCodes(sums);
  return first ? { field: first.field, message: first.message } : null;
};
