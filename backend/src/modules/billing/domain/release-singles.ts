import type { PackageCredited } from '../events.js';
import type { CurrentPlace } from './decide-adjustment.js';

/** Places that a single lesson has paid for by itself since it was given; it is withdrawn, so they wait again. C03 */
export const releaseSingles = (places: readonly CurrentPlace[]): PackageCredited[] =>
  places.flatMap(({ packageId, lessonPersonId, lessonId, studentId }): PackageCredited[] =>
    packageId ? [{ type: 'billing.PackageCredited', data: { packageId, lessonPersonId, lessonId, studentId } }] : [],
  );
