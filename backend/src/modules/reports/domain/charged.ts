import type { ToldCharge } from '../../cards/contracts.js';
import { dayInWords } from '../../scheduling/contracts.js';

/** How what is owed is charged to a saved card, in words, by account and by invoice. */
export interface Charged {
  readonly accounts: Readonly<Record<string, string>>;
  readonly invoices: Readonly<Record<string, string>>;
}

/** "Fri 4 Dec, card 4242"; "failed Fri 4 Dec, tried again Mon 7 Dec"; "failed Sun 13 Dec, not tried again". */
export function chargedWords({ on, failedOn, lastFour }: Omit<ToldCharge, 'invoiceId' | 'personId'>): string {
  const card = lastFour === null ? '' : `, card ${lastFour}`;
  if (failedOn === null) return on === null ? '' : `${dayInWords(on)}${card}`;
  return `failed ${dayInWords(failedOn)}, ${on === null ? 'not tried again' : `tried again ${dayInWords(on)}${card}`}`;
}

/** What failed needs somebody first; then what is charged next. */
const byUrgency = (one: ToldCharge, other: ToldCharge) =>
  Number(one.failedOn === null) - Number(other.failedOn === null) || (one.on ?? '').localeCompare(other.on ?? '');

/** Undefined: no card of anybody is charged by itself. Of an account with several invoices the most urgent one is said. */
export function chargedOf(told: readonly ToldCharge[]): Charged | undefined {
  if (told.length === 0) return undefined;
  const lastFirst = told.toSorted(byUrgency).toReversed();
  return {
    accounts: Object.fromEntries(lastFirst.map((one) => [one.personId, chargedWords(one)])),
    invoices: Object.fromEntries(told.map((one) => [one.invoiceId, chargedWords(one)])),
  };
}
