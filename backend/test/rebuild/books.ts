import type { TestBarn } from '../support/test-barn.js';

/** What must hold of a barn's books whatever was done: each is a question for what contradicts it. C01–C09 */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'a package covers as many places as it counts, and not more than it has': `
    select p.package_id from package p
    where p.kind <> 'credit'
      and p.used <> (select count(*) from lesson_person lp where lp.farm_id = p.farm_id and lp.package_id = p.package_id)
      or p.is_tracked and p.coverage = 'lessons' and p.used > p.start_count`,
  'a credit is used where it stands on a payment, and nowhere else': `
    select p.package_id from package p left join payment pay on pay.farm_id = p.farm_id and pay.payment_id = p.payment_id
    where p.kind = 'credit' and (p.used = 1) <> (pay.payment_id is not null)`,
  'a place belongs to the student whose package covers it, or to a family that shares it': `
    select lp.lesson_person_id from lesson_person lp join package p on p.farm_id = lp.farm_id and p.package_id = lp.package_id
    where not p.is_tracked or p.kind = 'credit' or p.student_id <> lp.student_id and not (p.is_shared and exists (
      select from student rides join person r using (farm_id, person_id), student owns join person o using (farm_id, person_id)
      where rides.farm_id = lp.farm_id and rides.student_id = lp.student_id and owns.farm_id = p.farm_id and owns.student_id = p.student_id
        and r.billing_person_id = o.billing_person_id))`,
  'a place that gave its lesson back has none': `
    select lesson_person_id from lesson_person where cancel_unit = 'released' and package_id is not null`,
  'nobody rides in a lesson that the barn cancelled': `
    select lp.lesson_person_id from lesson_person lp join lesson l using (farm_id, lesson_id) where l.is_cancelled and not lp.is_cancelled`,
  'what a cancellation gives is there once, and nothing else is': `
    select lp.lesson_person_id, lp.status_code, lp.cancel_compensation, lp.cancel_amount_minor, array(
        select p.kind || p.price_minor from package p
        where p.farm_id = lp.farm_id and p.issued_for = lp.lesson_person_id and p.kind <> 'package' order by 1) as issued, array(
        select r.refund_state || r.total_minor from payment r
        where r.farm_id = lp.farm_id and r.refund_for = lp.lesson_person_id order by 1) as refunds
    from lesson_person lp
    where coalesce(lp.cancel_compensation, 'none') <> coalesce((
      -- Beside a refund, what a credit had paid; beside a lowered invoice, what part payments had paid beyond it.
      select string_agg(distinct case p.kind when 'adjustment' then 'single_lesson' else p.kind end, '+')
      from package p where p.farm_id = lp.farm_id and p.issued_for = lp.lesson_person_id and p.kind <> 'package'
        and not (p.kind = 'credit' and lp.cancel_compensation in ('refund', 'lower_invoice'))),
      (select string_agg('refund', '+') from payment r
        where r.farm_id = lp.farm_id and r.refund_for = lp.lesson_person_id and r.refund_state <> 'declined'),
      case when lp.cancel_compensation = 'refund' and (
        exists (select from payment r where r.farm_id = lp.farm_id and r.refund_for = lp.lesson_person_id)
        or exists (select from package p
          where p.farm_id = lp.farm_id and p.issued_for = lp.lesson_person_id and p.kind = 'credit')) then 'refund' end,
      case when lp.cancel_compensation in ('restore_makeup', 'lower_invoice') then lp.cancel_compensation end, 'none')`,
  'a voucher is paid for once without tax, buys nothing else, and gives back what it cost': `
    select v.voucher_id from voucher v left join payment pay using (farm_id, payment_id)
    left join payment back on back.farm_id = v.farm_id and back.payment_id = v.refund_id
    where pay.total_minor is distinct from v.amount_minor or pay.tax_minor <> 0
      or v.refund_id is not null and back.total_minor is distinct from -v.amount_minor
      or exists (select from package p where p.farm_id = v.farm_id and p.payment_id = v.payment_id)`,
  'an invoice asks for what its packages cost, less what was cancelled': `
    select pay.payment_id from payment pay
    where pay.transaction_type = 'invoice' and (pay.total_minor <> pay.subtotal_minor + pay.tax_minor or pay.total_minor < 0)`,
};

/** What contradicts itself in a barn, by the rule that it breaks. */
export async function contradictionsIn(barn: TestBarn): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [rule, question] of Object.entries(CONTRADICTIONS)) {
    const rows = await barn.read((sql) => sql.unsafe(question));
    if (rows.length) found[rule] = [...rows];
  }
  return found;
}
