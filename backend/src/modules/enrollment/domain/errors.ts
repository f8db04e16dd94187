import { conflict, denied, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

/** What rosters refuse, by the code that stands in the contract. */
export const enrollmentErrors = errorCatalogue('enrollment', {
  ask_the_barn: denied('Please ask the barn to cancel this lesson.'),
  lesson_cancelled: conflict('Lesson has already been cancelled'),
  lesson_started: conflict('This lesson has already started.'),
});
