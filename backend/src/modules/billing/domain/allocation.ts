import { covers, usedBy, type NamedKind, type PayablePlace, type Remaining } from '../../enrollment/contracts.js';
import type { PackageDebited } from '../events.js';
import type { PackageKind } from './package.js';

export type Place = PayablePlace;

export interface Candidate extends Remaining {
  readonly packageId: string;
  readonly studentId: string;
  readonly kind: PackageKind;
  readonly isTracked: boolean;
  readonly purchaseDate: string;
  readonly startDate: string;
  readonly expiryDate: string;
  readonly programs: readonly string[];
  readonly pays?: NamedKind;
}

/** Order in which packages are used up: the first difference decides; the id makes it deterministic. C02 */
const ORDER_OF_USE = ['expiryDate', 'purchaseDate', 'packageId'] as const;

type Compared<Name extends string> = Readonly<Record<Name, string>>;
const by =
  <Name extends string>(names: readonly Name[]) =>
  (a: Compared<Name>, b: Compared<Name>) => {
    const first = names.find((name) => a[name] !== b[name]);
    if (first === undefined) return 0;
    return a[first] < b[first] ? -1 : 1;
  };

const inOrderOfUse = <C extends Candidate>(candidates: readonly C[]) => [...candidates].sort(by(ORDER_OF_USE));

/** Commands and screens share this choice. C02 */
export const choosePackage = <C extends Candidate>(candidates: readonly C[], place: Parameters<typeof covers>[1]) =>
  inOrderOfUse(candidates).find((candidate) => covers(candidate, place));

/** The oldest lessons choose first. Places covered already (in some candidate's `usedBy`) get nothing. C02 C03 */
export function allocate(
  places: readonly Place[],
  candidates: readonly (Candidate & { readonly usedBy: readonly string[] })[],
): PackageDebited[] {
  const remaining = inOrderOfUse(candidates);
  const covered = new Set(candidates.flatMap(({ usedBy }) => usedBy));
  return [...places].sort(by(['lessonDate', 'lessonPersonId'])).flatMap((place) => {
    const { lessonPersonId, lessonId, studentId } = place;
    const at = covered.has(lessonPersonId) ? -1 : remaining.findIndex((candidate) => covers(candidate, place));
    const chosen = remaining[at];
    if (!chosen) return [];
    const { packageId } = chosen;
    remaining[at] = usedBy(chosen, place.lessonDate);
    covered.add(lessonPersonId);
    return [
      {
        type: 'billing.PackageDebited',
        data: { packageId, lessonPersonId, lessonId, studentId },
      } satisfies PackageDebited,
    ];
  });
}
