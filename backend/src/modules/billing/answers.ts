import { askedByEnrollment } from '../enrollment/contracts.js';
import { askedByFarms } from '../farms/contracts.js';
import { askedByPeople } from '../people/contracts.js';
import { askedBySetup } from '../setup/contracts.js';

export const billingAnswers = [
  askedByFarms.products.answeredBy(
    (sql) => sql`(select farm_id, product_id, product_name, system_use, is_active from product)`,
  ),
  askedByFarms.takings.answeredBy((sql) => sql`(select farm_id from payment where paid and total_minor <> 0)`),
  askedBySetup.products.answeredBy(
    (sql) => sql`(
      select farm_id, product_id, product_name, price_minor, price_from, product_count, purchase_online, new_customers_only, system_use,
        is_active from product)`,
  ),
  askedBySetup.discounted.answeredBy(
    (sql) => sql`(
      select farm_id, discount_id, payment_id, discount_minor as off_minor from package where discount_id is not null)`,
  ),
  askedByEnrollment.products.answeredBy(
    (sql) =>
      sql`(
        select farm_id, product_id, price_minor, tax_percent, product_count, coverage, system_use, is_active, price_class, lesson_horses,
          lesson_minutes from product)`,
  ),
  ...[askedBySetup.paidPrograms, askedByEnrollment.paidPrograms].map((programs) =>
    programs.answeredBy((sql) => sql`(select farm_id, product_id, program_id from product_program)`),
  ),
  askedByPeople.packages.answeredBy((sql) => sql`(select farm_id, student_id from package)`),
  askedByEnrollment.packages.answeredBy(
    (sql) => sql`(
      select farm_id, package_id, student_id, product_id, product_name, kind, start_date, expiry_date, purchase_date, start_count, used,
        coverage, per_week, is_shared, is_tracked, price_minor, tax_percent, tax_included, payment_id, issued_for, missed_date,
        missed_title
      from package)`,
  ),
  askedByPeople.payments.answeredBy((sql) => sql`(select farm_id, billing_person_id from payment)`),
  askedByEnrollment.payments.answeredBy(
    (sql) => sql`(
      select farm_id, payment_id, transaction_type, paid, total_minor, fee_minor, invoice_id, refund_for, refund_of, refund_state
      from payment)`,
  ),
];
