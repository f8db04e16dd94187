import { invalid, notFound } from '../../../platform/errors/refusal.js';
import { waiverErrors } from './errors.js';
import { ageOn } from './signed-paper.js';
import { expiryOf, standingOf, type Signed } from './standing.js';

const OF_AGE = 18;

export interface Rider {
  personId: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`; null if unknown. */
  dob: string | null;
  isHolder: boolean;
  /** Of this waiver; null if nothing. */
  signed: Signed | null;
}

export interface Signing {
  /** The text as it is now. */
  text: { version: number; validMonths: number | null; isActive: boolean };
  /** Everybody who rides on the account. */
  riders: readonly Rider[];
  asked: { version: number; personIds: readonly string[]; agrees: boolean; relationship: string };
  /** In the barn. */
  today: string;
}

/** `stands`: just this was signed already, so there is nothing left to do. */
export type Outcome =
  | { kind: 'signed'; covered: readonly Rider[]; expiresOn: string | null }
  | { kind: 'stands'; waiver: Signed };

/** Whose age nobody knows counts as a minor, except the account holder. */
export const isMinor = ({ dob, isHolder }: Pick<Rider, 'dob' | 'isHolder'>, today: string) => {
  const age = ageOn(today, dob);
  return age === null ? !isHolder : age < OF_AGE;
};

/** A family signs the barn's own waiver: the text that it has read, for riders of its own who have not signed it. */
export function decideSigning({ text, riders, asked, today }: Signing): Outcome {
  if (!text.isActive) throw waiverErrors.waiver_not_open();
  if (asked.version !== text.version) throw waiverErrors.waiver_text_changed();
  if (!asked.agrees) throw invalid('agreed', 'Please say that you agree');
  const chosen = riders.filter(({ personId }) => asked.personIds.includes(personId));
  if (chosen.length === 0 || chosen.length < new Set(asked.personIds).size) throw notFound('The rider', 'person_ids');
  if (!asked.relationship && chosen.some((rider) => isMinor(rider, today)))
    throw invalid('relationship', 'Please say who you are to the child');
  const standing = chosen.filter(({ signed }) => standingOf(signed, text.version, today) === 'valid');
  if (standing.length === 0) return { kind: 'signed', covered: chosen, expiresOn: expiryOf(today, text.validMonths) };
  const waiver = sameWaiver(riders, chosen);
  if (waiver) return { kind: 'stands', waiver };
  throw waiverErrors.waiver_stands(standing.map(({ firstName }) => firstName).join(', '));
}

/** The one that is for all who were chosen, and for nobody else. */
function sameWaiver(riders: readonly Rider[], chosen: readonly Rider[]) {
  const [waiver] = chosen.map(({ signed }) => signed);
  if (!waiver) return undefined;
  const covered = riders.filter(({ signed }) => signed?.waiverId === waiver.waiverId);
  return covered.length === chosen.length && covered.every((rider) => chosen.includes(rider)) ? waiver : undefined;
}
