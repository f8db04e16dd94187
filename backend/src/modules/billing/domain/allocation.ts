import { covers, usedBy, type NamedKind, type PayablePlace, type Remaining } from '../../enrollment/contracts.js';
import type { PackageDebited } from '../events.js';
import type { PackageKind } from './package.js';

export type Place = PayablePlace;

export interface Candidate extends Remaining {
  readonly packageId: string;
  readonly studentId: string;
  /** Other riders of the account, where it is shared. */
  readonly sharedWith?: readonly string[];
  readonly kind: PackageKind;
  readonly isTracked: boolean;
  readonly purchaseDate: string;
  readonly startDate: string;
  readonly expiryDate: string;
  readonly programs: readonly string[];
  readonly pays?: NamedKind;
}

type Compared<Name extends string> = Readonly<Record<Name, string>>;
const by =
  <Name extends string>(names: readonly Name[]) =>
  (a: Compared<Name>, b: Compared<Name>) => {
    const first = names.find((name) => a[name] !== b[name]);
    if (first === undefined) return 0;
    return a[first] < b[first] ? -1 : 1;
  };

/**
 * Order in which packages are used up: the first difference decides. Whose a package is counts only between two that end and were bought on
 * the same days: the rider's own goes before one that the family shares. The id makes it deterministic. C02
 */
const inOrderOfUse =
  ({ studentId }: Pick<Place, 'studentId'>) =>
  (a: Candidate, b: Candidate) =>
    by(['expiryDate', 'purchaseDate'])(a, b) ||
    Number(b.studentId === studentId) - Number(a.studentId === studentId) ||
    by(['packageId'])(a, b);

/** Commands and screens share this choice. C02 */
export const choosePackage = <C extends Candidate>(candidates: readonly C[], place: Parameters<typeof covers>[1]) =>
  candidates.filter((candidate) => covers(candidate, place)).sort(inOrderOfUse(place))[0];

/** The oldest lessons choose first. Places covered already (in some candidate's `usedBy`) get nothing. C02 C03 */
export function allocate(
  places: readonly Place[],
  candidates: readonly (Candidate & { readonly usedBy: readonly string[] })[],
): PackageDebited[] {
  const remaining = [...candidates];
  const covered = new Set(candidates.flatMap(({ usedBy }) => usedBy));
  return [...places].sort(by(['lessonDate', 'lessonPersonId'])).flatMap((place) => {
    const { lessonPersonId, lessonId, studentId } = place;
    const chosen = covered.has(lessonPersonId) ? undefined : choosePackage(remaining, place);
    if (!chosen) return [];
    const { packageId } = chosen;
    remaining[remaining.indexOf(chosen)] = usedBy(chosen, place.lessonDate);
    covered.add(lessonPersonId);
    return [
      {
        type: 'billing.PackageDebited',
        data: { packageId, lessonPersonId, lessonId, studentId },
      } satisfies PackageDebited,
    ];
  });
}
