import { lookup } from '../../platform/database/lookup.js';

/** `farm_id`, `horse_id`, `horse_name`, `is_active`. */
export const horses = lookup('people.horses');

/**
 * `farm_id`, `lesson_id`, `title`, `scheduled_date`, `start_time`, `starts_at`, `ends_at`, `instructor_id`, `extra_staff`,
 * `is_cancelled`.
 */
export const lessons = lookup('people.lessons');

/** Places in lessons: `farm_id`, `lesson_id`, `student_id`, `horse_id`, `is_cancelled`. */
export const places = lookup('people.places');

/** Payments: `farm_id`, `billing_person_id`. */
export const payments = lookup('people.payments');

/** Packages: `farm_id`, `student_id`. */
export const packages = lookup('people.packages');

/** Notes about people: `farm_id`, `person_id`. */
export const notes = lookup('people.notes');
