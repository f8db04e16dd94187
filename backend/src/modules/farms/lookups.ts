import { lookup } from '../../platform/database/lookup.js';

/** What a barn sells: `farm_id`, `product_id`, `product_name`, `system_use` (null: sold to everybody), `is_active`. */
export const products = lookup('farms.products');

/** `farm_id`, `section_id`, `section_name`, `is_active`. */
export const sections = lookup('farms.sections');

/** Money that was taken or given back: `farm_id`. */
export const takings = lookup('farms.takings');

/** Logins: `farm_id`, `last_sign_in_at`. */
export const signIns = lookup('farms.signIns');

/** Everybody: `farm_id`, `person_id`, `person_name`, `instructor_id`, `student_id`; the last two null for whoever is neither. */
export const people = lookup('farms.people');

/** Whoever rides at a barn: `farm_id`, `is_active`. */
export const riders = lookup('farms.riders');

/** Lessons that take place: `farm_id`, `scheduled_date`. */
export const lessons = lookup('farms.lessons');
