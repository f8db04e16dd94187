import type { Sql } from '../../../platform/database/connect.js';

/** A student's place in a lesson: what rides and what pays for it. */
export interface PlaceFacts {
  lessonId: string;
  isCancelled: boolean;
  /** Only where the barn lets clients see it. */
  horse: string | null;
  /** The package that covers it, with what is left on it now; null where none does. */
  cover: { name: string; left: number | null; startCount: number; expiryDate: string } | null;
}

interface Row {
  lesson_id: string;
  is_cancelled: boolean;
  horse_name: string | null;
  product_name: string | null;
  is_tracked: boolean;
  start_count: number;
  used: number;
  expiry_date: string;
}

export async function placeFacts(sql: Sql, farmId: string, lessonPersonIds: readonly string[]): Promise<PlaceFacts[]> {
  const rows = await sql<Row[]>`
    select place.lesson_id, place.is_cancelled,
      case when coalesce(f.preferences->>'clients_can_view_horses', '0') in ('1', 'true') then horse.horse_name end as horse_name,
      package.product_name, package.is_tracked, package.start_count, package.used, package.expiry_date
    from lesson_person place
    join farm f on f.farm_id = place.farm_id
    left join horse on horse.farm_id = place.farm_id and horse.horse_id = place.horse_id
    left join package on package.farm_id = place.farm_id and package.package_id = place.package_id
    where place.farm_id = ${farmId} and place.lesson_person_id = any(${[...lessonPersonIds]})`;
  return rows.map((row) => ({
    lessonId: row.lesson_id,
    isCancelled: row.is_cancelled,
    horse: row.horse_name,
    cover:
      row.product_name === null
        ? null
        : {
            name: row.product_name,
            left: row.is_tracked ? row.start_count - row.used : null,
            startCount: row.start_count,
            expiryDate: row.expiry_date,
          },
  }));
}
