import { lookup } from '../../platform/database/lookup.js';

/** Lessons: `farm_id`, `lesson_id`, `title`, `scheduled_date`, `instructor_id`, `extra_staff`. */
export const lessons = lookup('notes.lessons');

/** Places in lessons: `farm_id`, `lesson_id`, `student_id`. */
export const places = lookup('notes.places');

/** Sessions: `farm_id`, `series_id`. */
export const sessions = lookup('notes.sessions');

/** Who is in a session or waits for a place in it: `farm_id`, `series_id`, `student_id`, `state` (registered, asked, waiting). */
export const sessionRiders = lookup<[now: Date]>('notes.sessionRiders');
