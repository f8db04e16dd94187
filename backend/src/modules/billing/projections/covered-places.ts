import { update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import { lessonPerson } from '../../enrollment/contracts.js';
import type { PackageCredited, PackageDebited, PlaceUncovered } from '../events.js';

/** Billing's columns of enrollment's read table. Must run after enrollment's projection, which inserts the row. */
export const coveredPlaces = projection<PackageDebited | PackageCredited | PlaceUncovered>(
  'billing.lesson_person',
  [lessonPerson],
  {
    'billing.PackageDebited': ({ data }) =>
      update(lessonPerson, data.lessonPersonId, { package_id: data.packageId, returned_to: null }),
    'billing.PackageCredited': ({ data }) =>
      update(lessonPerson, data.lessonPersonId, { package_id: null, returned_to: data.packageId }),
    'billing.PlaceUncovered': ({ data }) =>
      update(lessonPerson, data.lessonPersonId, { package_id: null, returned_to: null }),
  },
);
