import { lookup } from '../../platform/database/lookup.js';

/** Staff: `farm_id`, `instructor_id`, `person_id`, `colour_id`, `is_active`. */
export const staff = lookup('setup.staff');

/** Riders: `farm_id`, `student_id`, `person_id`, `level_id`, `is_active`. */
export const riders = lookup('setup.riders');

/** The people that they are: `farm_id`, `person_id`, `billing_person_id`, `person_name`, `is_active`. */
export const people = lookup('setup.people');

/** `farm_id`, `horse_id`, `horse_name`, `is_active`. */
export const horses = lookup('setup.horses');

/** Lessons: `farm_id`, `lesson_id`, `section_id`, `location_id`, `extra_staff`, `scheduled_date`, `starts_at`, `is_cancelled`. */
export const lessons = lookup('setup.lessons');

/** Which tack a horse wears in a lesson: `farm_id`, `lesson_id`, `tack_id`. */
export const tackInLessons = lookup('setup.tackInLessons');

/**
 * What is sold: `farm_id`, `product_id`, `product_name`, `price_minor`, `price_from`, `product_count`, `purchase_online`,
 * `new_customers_only`, `system_use`, `is_active`.
 */
export const products = lookup('setup.products');

/** What was sold for less: `farm_id`, `discount_id`, `payment_id`, `off_minor`. */
export const discounted = lookup('setup.discounted');

/** Which programs a product pays for: `farm_id`, `product_id`, `program_id`. */
export const paidPrograms = lookup('setup.paidPrograms');
