import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

/** What planning refuses, by the code that stands in the contract. */
export const schedulingErrors = errorCatalogue('scheduling', {
  already_cancelled: conflict('Lesson has already been cancelled'),
  no_places: conflict('No spots available for this lesson'),
  too_late_to_add: conflict((hours: number) =>
    hours > 0 ? `Lessons can be added until ${hours} hours before they start.` : 'This time has passed.',
  ),
});
