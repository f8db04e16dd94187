import type { Fragment, Sql } from '../../../platform/database/connect.js';

export interface Scope {
  lessonIds: readonly string[];
  applyToFuture: boolean;
}

/** Ids of the chosen lessons and, if asked, of the later ones of their series; what a change reaches and its preview alike. R083 */
export const affectedLessons = (sql: Sql, farmId: string, { lessonIds, applyToFuture }: Scope): Fragment =>
  applyToFuture
    ? sql`select distinct l.lesson_id from lesson chosen join lesson l on l.farm_id = chosen.farm_id
        and (l.lesson_id = chosen.lesson_id or l.series_id = chosen.series_id
          and (l.scheduled_date, l.start_time) >= (chosen.scheduled_date, chosen.start_time))
      where chosen.farm_id = ${farmId} and chosen.lesson_id = any(${[...lessonIds]}::uuid[])`
    : sql`select l.lesson_id from lesson l where l.farm_id = ${farmId} and l.lesson_id = any(${[...lessonIds]}::uuid[])`;
