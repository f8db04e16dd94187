import { PurchasePackages } from '../modules/billing/commands/purchase-packages.js';
import { MarkPaid } from '../modules/enrollment/commands/mark-paid.js';
import { phrases } from './facts.js';
import { idOf, type BarnIds } from './open-barn.js';
import { plusDays, type Seeder } from './seeder.js';
import type { Subscription } from './subscriptions.js';

const METHODS = ['cash', 'cheque', 'transfer', 'transfer', 'venmo'] as const;
/** Younger invoices are unpaid; older purchases were settled otherwise. */
const INVOICE_WEEKS = 4;
/** For so long some families have bought nothing. */
const LATE_WEEKS = 7;
const PAYMENT_NOTES = phrases().payments;

interface Need {
  student_id: string;
  program_id: string;
  units: number;
  /** Days with an uncovered place. */
  waiting: string[];
}

const needs = (seeder: Seeder, week: number) =>
  seeder.ask<Need[]>(
    (sql) => sql`
    with waiting as (
      select lp.student_id, s.program_id, array_agg(to_char(l.scheduled_date, 'YYYY-MM-DD') order by l.scheduled_date) as days
      from lesson_person lp
        join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id and not l.is_cancelled
        join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
      where lp.farm_id = ${seeder.farmId} and not lp.is_cancelled and lp.package_id is null and not lp.paid
      group by 1, 2),
    held as (
      select p.student_id, pp.program_id, sum(p.start_count - p.used)::int as units
      from package p join product_program pp on pp.farm_id = p.farm_id and pp.product_id = p.product_id
      where p.farm_id = ${seeder.farmId} and p.expiry_date >= ${seeder.day(week + 1)}
      group by 1, 2)
    select student_id, program_id, coalesce(h.units, 0) as units, coalesce(w.days, '{}') as waiting
    from held h full join waiting w using (student_id, program_id)`,
  );

interface Cart {
  subscription: Subscription;
  packages: number;
  from: string | undefined;
}

function cartOf(
  { tools: { random } }: Seeder,
  ids: BarnIds,
  { subscription: { rider, product }, packages, from }: Cart,
  { date, week, isFirst }: { date: string; week: number; isFirst: boolean },
) {
  const startDate = from && from > plusDays(date, 7) ? from : undefined;
  // A rider who starts in the middle of a package has the rest of it.
  const startCount = isFirst ? random.between(1, product.count) : product.count;
  const line = {
    productId: idOf(ids.products, product.key),
    studentId: rider.studentId,
    startCount,
    priceMinor: Math.round((Number(product.price) * 100 * startCount) / product.count),
    startDate,
    expiryDate: startDate && plusDays(startDate, product.validDays),
  };
  const isInvoice = week > -INVOICE_WEEKS && !rider.wants && random.chance(0.12);
  return {
    by: isInvoice ? ('invoice' as const) : random.pick(METHODS),
    received: date,
    accountHolderId: rider.accountId,
    lines: Array.from({ length: packages }, () => line),
    notes: random.chance(0.05) ? random.pick(PAYMENT_NOTES) : undefined,
  };
}

/** By those whose lessons run out; now and then somebody is a week late. */
export async function sellPackages(
  seeder: Seeder,
  ids: BarnIds,
  wanted: readonly Subscription[],
  { week, weeksBehind }: { week: number; weeksBehind: number },
) {
  const { random } = seeder.tools;
  const isFirst = week === -weeksBehind;
  const found = new Map((await needs(seeder, week)).map((need) => [`${need.student_id} ${need.program_id}`, need]));
  const carts = wanted.flatMap((subscription) => {
    const { rider, product, rate, lead, pays } = subscription;
    // A visitor's first action needs a package with lessons left.
    const isTreat = week === -1 && Boolean(rider.wants);
    const need = found.get(`${rider.studentId} ${idOf(ids.programs, product.program)}`);
    const [since, until] = [seeder.day(week - 1), seeder.day(week + (isFirst ? 1 : lead))];
    const waiting = need?.waiting.filter((day) => since <= day && day < until) ?? [];
    const missing = rider.isRegular ? waiting.length : waiting.length + 2 * rate - (need?.units ?? 0);
    const buysNow = pays === 'ahead' || (pays === 'late' && week <= -LATE_WEEKS);
    const forgets = !isFirst && !rider.wants && random.chance(0.05);
    if (!isTreat && (missing <= 0 || !buysNow || forgets)) return [];
    const packages = Math.max(1, Math.min(4, Math.floor(missing / product.count)));
    return [{ subscription, packages, from: waiting[0], weekday: random.between(0, 4) }];
  });
  for (const weekday of [0, 1, 2, 3, 4]) {
    const [planned, today] = [seeder.day(week, weekday), seeder.today()];
    const date = planned < today ? planned : today;
    seeder.at(date, '12:30');
    await seeder.runAll(
      PurchasePackages,
      carts
        .filter((cart) => cart.weekday === weekday)
        .map((cart) => cartOf(seeder, ids, cart, { date, week, isFirst })),
    );
  }
}

/** Most uncovered lessons of last week were paid in cash and ticked off. */
export async function tickOffCash(seeder: Seeder, week: number) {
  const owing = await seeder.ask<{ lesson_person_id: string }[]>(
    (sql) => sql`
    select lp.lesson_person_id from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where lp.farm_id = ${seeder.farmId} and not lp.is_cancelled and not l.is_cancelled and lp.package_id is null and not lp.paid
      and l.scheduled_date between ${seeder.day(week - 1)} and ${seeder.day(week - 1, 6)}
    order by l.starts_at, lp.lesson_id, lp.student_id`,
  );
  seeder.at(seeder.day(week), '08:20');
  await seeder.runAll(
    MarkPaid,
    owing
      .filter(() => seeder.tools.random.chance(0.88))
      .map(({ lesson_person_id: lessonPersonId }) => ({ lessonPersonId, paid: true })),
  );
}
