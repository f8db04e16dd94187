import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { placeHeldWarnings, type LessonWaitedFor } from '../domain/place-held.js';
import type { WaitingEntry, WaitingList } from '../domain/waiting-list.js';
import type { Warning } from '../domain/warning.js';
import type { Look } from './occupied-lessons.js';

/** How many wait for a place in lesson `l`. */
export const riderWaiting = (sql: Sql): Fragment => sql`(
  select count(*) from waiting_entry w where w.farm_id = l.farm_id and w.lesson_id = l.lesson_id)`;

/** Free places of lesson `l` that are kept for strangers who asked. */
export const guestsIn = (sql: Sql): Fragment => sql`(
  select count(*) from guest_place g where g.farm_id = l.farm_id and g.lesson_id = l.lesson_id)`;

/**
 * Free places of lesson `l` that are kept: offered, or for somebody who fits and waits for the next offer, as `heldFromOthers` counts;
 * and for strangers.
 */
export const placesHeld = (sql: Sql): Fragment => sql`((
  select count(*) from waiting_entry w
  where w.farm_id = l.farm_id and w.lesson_id = l.lesson_id and (w.offered_until is not null or w.because is null))
  + ${guestsIn(sql)})`;

export type ListRow = readonly (Omit<WaitingEntry, 'offeredUntil'> & { readonly offeredUntil: string | null })[];
type Row = Omit<LessonWaitedFor, 'list'> & { list: ListRow };

/** The list of lesson `l`, the first first, from its entries `w`; null without any. */
const listRow = (sql: Sql): Fragment => sql`
  json_agg(json_build_object('entryId', w.entry_id, 'studentId', w.student_id, 'autoEnrol', w.auto_enrol,
    'withMakeup', w.with_makeup, 'because', w.because, 'offeredUntil', w.offered_until) order by w.rank, w.entry_id)`;

/** The same where nothing else is asked of the entries. */
export const listOf = (sql: Sql): Fragment => sql`(
  select coalesce(${listRow(sql)}, '[]') from waiting_entry w where w.farm_id = l.farm_id and w.lesson_id = l.lesson_id)`;

export const toWaitingList = (list: ListRow): WaitingList =>
  list.map((entry) => ({
    ...entry,
    offeredUntil: entry.offeredUntil === null ? null : new Date(entry.offeredUntil),
  }));

/** What staff would be warned of who give these students a place in each of these lessons. One round trip. */
export async function findPlacesHeld(
  { sql, farmId }: Pick<Look, 'sql' | 'farmId'>,
  lessonIds: readonly string[],
  { studentIds, now }: { studentIds: readonly string[]; now: Date },
): Promise<Warning[]> {
  if (studentIds.length === 0 || lessonIds.length === 0) return [];
  const rows = await sql<Row[]>`
    select l.lesson_id as "lessonId", l.max_enrollment as "maxEnrollment",
      array(select lp.student_id from lesson_person lp
        where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled) as riding,
      ${guestsIn(sql)}::int as guests, coalesce(${listRow(sql)} filter (where w.entry_id is not null), '[]') as list
    from lesson l left join waiting_entry w on w.farm_id = l.farm_id and w.lesson_id = l.lesson_id
    where l.farm_id = ${farmId} and l.lesson_id = any(${[...lessonIds]}::uuid[])
      and (w.entry_id is not null or ${guestsIn(sql)} > 0)
    group by l.farm_id, l.lesson_id, l.max_enrollment, l.starts_at
    order by l.starts_at`;
  return rows.flatMap(({ list, ...lesson }) =>
    placeHeldWarnings({ ...lesson, list: toWaitingList(list) }, studentIds, now),
  );
}
