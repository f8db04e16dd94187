import { lookup } from '../../platform/database/lookup.js';

/**
 * Packages: `farm_id`, `package_id`, `student_id`, `product_id`, `product_name`, `kind`, `start_date`, `expiry_date`, `purchase_date`,
 * `start_count`, `used`, `coverage`, `per_week`, `is_shared`, `is_tracked`, `price_minor`, `tax_percent`, `tax_included`, `payment_id`;
 * what was issued for a missed lesson has `issued_for`, `missed_date` and `missed_title`.
 */
export const packages = lookup('enrollment.packages');

/**
 * Payments: `farm_id`, `payment_id`, `transaction_type`, `paid`, `total_minor`, `fee_minor`, `invoice_id`; money back
 * has `refund_for`, `refund_of` and `refund_state`.
 */
export const payments = lookup('enrollment.payments');

/**
 * What is sold: `farm_id`, `product_id`, `price_minor`, `tax_percent`, `product_count`, `coverage`, `system_use`, `is_active`; which
 * lessons it names: `price_class`, `lesson_horses`, `lesson_minutes`.
 */
export const products = lookup('enrollment.products');

/** Which programs a product pays for: `farm_id`, `product_id`, `program_id`. */
export const paidPrograms = lookup('enrollment.paidPrograms');

/** Strangers for whom places are kept: `farm_id`, `place_id`, `first_name`. */
export const guests = lookup('enrollment.guests');
