import { lookup } from '../../platform/database/lookup.js';

/** Lessons: `farm_id`, `lesson_id`, `title`, `scheduled_date`, `instructor_id`, `extra_staff`. */
export const lessons = lookup('notes.lessons');

/** Places in lessons: `farm_id`, `lesson_id`, `student_id`. */
export const places = lookup('notes.places');
