import { NOBODY } from '../../../platform/erasure/erased.js';
import type { Guardian, PaperDetails, Participant } from './signed-paper.js';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}
type Paper = Names & { readonly email: string; readonly details: PaperDetails };

const plain = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim().toLowerCase();

/** A waiver without what it says of some people; undefined if it names none of them. */
export function withoutSigners({ firstName, lastName, email, details }: Paper, people: readonly Names[]) {
  const names = new Set(people.map(plain));
  const isGone = (one: Names) => names.has(plain(one));
  const signs = isGone({ firstName, lastName });
  const participants = details.participants.map((one): Participant =>
    isGone(one) ? { ...NOBODY, isMinor: one.isMinor, dob: null, customFields: [] } : one,
  );
  const guards = details.guardian !== null && isGone(details.guardian);
  if (!signs && !guards && !details.participants.some(isGone)) return undefined;
  const guardian: Guardian | null = guards ? null : details.guardian;
  return {
    ...(signs ? { ...NOBODY, email: '' } : { firstName, lastName, email }),
    details: { ...details, participants, guardian },
  };
}
