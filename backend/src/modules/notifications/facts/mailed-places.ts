import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { nameOfAnother } from '../../people/contracts.js';
import { coverageWords, placePaid, type Coverage } from '../../enrollment/contracts.js';

export interface MailedPlace {
  lessonPersonId: string;
  lessonId: string;
  isCancelled: boolean;
  /** By hand or by the covering package. E08 */
  paid: boolean;
  /** Null unless the barn shows horses to clients. */
  horse: string | null;
  /** The covering package with the units left now, or where lessons are not counted what it covers ("2 a week"); null if none. */
  cover: {
    name: string;
    /** First name of whoever has it, where that is another rider of the family. */
    owner: string | null;
    left: number | null;
    flat: string | null;
    startCount: number;
    expiryDate: string | null;
  } | null;
}

interface Row {
  lesson_person_id: string;
  lesson_id: string;
  is_cancelled: boolean;
  paid: boolean;
  horse_name: string | null;
  product_name: string | null;
  owner: string | null;
  is_tracked: boolean;
  coverage: Coverage;
  per_week: number | null;
  start_count: number;
  used: number;
  expiry_date: string | null;
}

async function places(sql: Sql, farmId: string, chosen: Fragment): Promise<MailedPlace[]> {
  const rows = await sql<Row[]>`
    select lp.lesson_person_id, lp.lesson_id, lp.is_cancelled,
      ${placePaid(sql, { kind: sql`package.kind`, paid: sql`payment.paid` })} as paid,
      case when coalesce(f.preferences->>'clients_can_view_horses', '0') in ('1', 'true') then horse.horse_name end as horse_name,
      ${nameOfAnother(sql, sql`package`)} as owner, package.product_name,
      package.is_tracked, package.coverage, package.per_week, package.start_count, package.used, package.expiry_date
    from lesson_person lp
    join farm f on f.farm_id = lp.farm_id
    left join horse on horse.farm_id = lp.farm_id and horse.horse_id = lp.horse_id
    left join package on package.farm_id = lp.farm_id and package.package_id = lp.package_id
    left join payment on payment.farm_id = lp.farm_id and payment.payment_id = package.payment_id
    where lp.farm_id = ${farmId} and ${chosen}`;
  return rows.map((row) => ({
    lessonPersonId: row.lesson_person_id,
    lessonId: row.lesson_id,
    isCancelled: row.is_cancelled,
    paid: row.paid,
    horse: row.horse_name,
    cover:
      row.product_name === null
        ? null
        : {
            name: row.product_name,
            owner: row.owner,
            left: row.is_tracked && row.coverage === 'lessons' ? row.start_count - row.used : null,
            flat: coverageWords({ coverage: row.coverage, perWeek: row.per_week }) ?? null,
            startCount: row.start_count,
            expiryDate: row.expiry_date,
          },
  }));
}

export const mailedPlaces = (sql: Sql, farmId: string, lessonPersonIds: readonly string[]) =>
  places(sql, farmId, sql`lp.lesson_person_id = any(${[...lessonPersonIds]})`);

/** Active places only. */
export const placesOfDay = (sql: Sql, farmId: string, { studentId, date }: { studentId: string; date: string }) =>
  places(
    sql,
    farmId,
    sql`lp.student_id = ${studentId} and not lp.is_cancelled and lp.lesson_id in (
      select lesson_id from lesson where farm_id = ${farmId} and scheduled_date = ${date})`,
  );
