import { policy } from '../../../platform/event-store/policy.js';
import type { StudentEnrolled } from '../../enrollment/contracts.js';
import { AllocatePackages } from '../commands/allocate-packages.js';

/** C01 */
export const allocatePackagesWhenEnrolled = policy<StudentEnrolled>(
  'billing.cover-places',
  ['enrollment.StudentEnrolled'],
  (enrolled, barn) => {
    const taken = enrolled.map(({ data }) => data);
    return barn.execute(AllocatePackages, {
      places: taken.filter(({ makeup }) => makeup === null),
      makeups: taken.flatMap(({ makeup, ...place }) => (makeup ? [{ ...place, makeupId: makeup.packageId }] : [])),
    });
  },
);
