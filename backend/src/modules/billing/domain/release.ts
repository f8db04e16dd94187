import type { PackageCredited } from '../events.js';
import type { Place } from './allocation.js';
import type { HeldPackage } from './package.js';

/** Gives the units of these places back to the packages that really cover them. */
export const releaseAll = (
  places: readonly (Place & { readonly packageId: string | null })[],
  held: ReadonlyMap<string, HeldPackage>,
): PackageCredited[] =>
  places.flatMap(({ packageId, lessonPersonId, lessonId, studentId }) =>
    packageId !== null && held.get(packageId)?.usedBy.includes(lessonPersonId)
      ? [{ type: 'billing.PackageCredited', data: { packageId, lessonPersonId, lessonId, studentId } }]
      : [],
  );
