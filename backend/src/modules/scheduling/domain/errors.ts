import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

/** Shared with enrollment, which refuses places in such lessons. */
export const lessonCancelled = conflict('Lesson has already been cancelled');
export const noPlaces = conflict('No spots available for this lesson');

export const schedulingErrors = errorCatalogue('scheduling', {
  lesson_cancelled: lessonCancelled,
  lesson_not_begun: conflict('This lesson has not begun yet: it can be completed once it has.'),
  already_recurring: conflict('This event is already a recurring event.'),
  not_recurring: conflict('This event is not a recurring event.'),
  no_places: noPlaces,
  already_cancelled: conflict('This lesson is already cancelled'),
  undo_over: conflict('This could be undone for ten minutes. Duplicate the lessons instead.'),
  deleted_for_good: conflict('Deleted events are brought back from the list of deleted events.'),
  deleted_cancelled: conflict('This event had been cancelled before it was deleted. Plan it anew.'),
  deleted_too_long: conflict('Deleted events can be brought back for 30 days.'),
  too_late_to_add: conflict((hours: number) =>
    hours > 0 ? `Lessons can be added until ${hours} hours before they start.` : 'This time has passed.',
  ),
  barn_closed: conflict((day: string, name: string) => `The barn is closed on ${day}: ${name}. Choose another day.`),
});
