// What years of business leave behind, written past the product, because it is read here, not made: accounts that owe, and lessons ridden.

const FIRST = ['Anna', 'Leo', 'Mia', 'Katarzyna', 'Zoë', 'Noah', 'Ines', 'Paula', 'Emil', 'Maya'];

/** So many accounts with a rider each. */
const families = (owner, farmId, howMany) => owner`
  with holder as (
    insert into person (farm_id, person_id, first_name, last_name, billing_person_id, contact_email)
    select ${farmId}, md5('holder' || i)::uuid, (${FIRST}::text[])[1 + i % 10], 'Family ' || i, md5('holder' || i)::uuid,
      'family-' || i || '@home.test'
    from generate_series(1, ${howMany}::int) i),
  rider as (
    insert into person (farm_id, person_id, first_name, last_name, billing_person_id)
    select ${farmId}, md5('rider' || i)::uuid, (${FIRST}::text[])[1 + (i / 7) % 10], 'Family ' || i, md5('holder' || i)::uuid
    from generate_series(1, ${howMany}::int) i)
  insert into student (farm_id, student_id, person_id)
  select ${farmId}, md5('student' || i)::uuid, md5('rider' || i)::uuid from generate_series(1, ${howMany}::int) i`;

/** Of each account four invoices that are paid, and two that are not, over the last half year. */
const invoices = (owner, farmId, howMany) => owner`
  insert into payment (farm_id, payment_id, billing_person_id, transaction_type, subtotal_minor, tax_minor, fee_minor, total_minor,
    received, invoice_number, paid, is_quickpay, created_at)
  select ${farmId}, md5('invoice' || n || '-' || i)::uuid, md5('holder' || i)::uuid, 'invoice', 4000 + i, 520, 0, 4520 + i,
    current_date - (n * 29 + i % 29), (i - 1) * 6 + n, n > 2, false, now() - make_interval(days => n * 29 + i % 29)
  from generate_series(1, ${howMany}::int) i, generate_series(1, 6) n`;

/** Lessons of so many days until yesterday, with `riders` places each. */
const lessons = async (
  owner,
  { farmId, sectionId, locations, instructors, horses },
  { days, aDay, riders, accounts },
) => {
  await owner`
    insert into lesson (farm_id, lesson_id, version, title, scheduled_date, start_time, end_date, end_time, starts_at, ends_at, is_allday,
      section_id, instructor_id, location_id, max_enrollment, status_code, is_cancelled, extra_staff)
    select ${farmId}, md5('lesson' || d || '-' || n)::uuid, 1, 'Novice group', day, time, day, time + interval '1 hour', day + time,
      day + time + interval '1 hour', false, ${sectionId}, (${instructors}::uuid[])[1 + n % 4], (${locations}::uuid[])[1 + n % 3], 12,
      'COM', false, '[]'
    from generate_series(1, ${days}::int) d, generate_series(0, ${aDay - 1}::int) n,
      lateral (select current_date - d as day, time '08:00' + make_interval(mins => n * 10 % 720) as time) at`;
  await owner`
    insert into lesson_person (farm_id, lesson_person_id, lesson_id, student_id, horse_id, status_code, is_cancelled, paid, enrolled_at)
    select ${farmId}, md5('place' || d || '-' || n || '-' || r)::uuid, md5('lesson' || d || '-' || n)::uuid,
      md5('student' || 1 + (d * 31 + n * ${riders}::int + r) % ${accounts}::int)::uuid,
      (${horses}::uuid[])[1 + (n + r) % 10], 'COM', false, true, now()
    from generate_series(1, ${days}::int) d, generate_series(0, ${aDay - 1}::int) n, generate_series(1, ${riders}::int) r`;
};

/** A barn with so many accounts, six invoices each, and their lessons; answers how many places there are. */
export async function fillWithMoney(owner, barn, { accounts, days, aDay, riders }) {
  // What a place or a payment refers to is there: it need not be looked for a million times.
  await owner.unsafe('set session_replication_role = replica');
  await families(owner, barn.farmId, accounts);
  await invoices(owner, barn.farmId, accounts);
  await lessons(owner, barn, { days, aDay, riders, accounts });
  await owner.unsafe('set session_replication_role = origin');
  return days * aDay * riders;
}
