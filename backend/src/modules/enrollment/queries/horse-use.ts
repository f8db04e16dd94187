import type { Sql } from '../../../platform/database/connect.js';
import type { HorseUse } from '../domain/decide-horse-assignment.js';

/** A horse, and where else it goes while a lesson lasts. Cancelled students and lessons do not count. C24 F21 */
export async function horseUse(
  sql: Sql,
  farmId: string,
  { horseId, lessonPersonId }: { horseId: string; lessonPersonId: string },
): Promise<HorseUse | undefined> {
  const [horse] = await sql<HorseUse[]>`
    select h.horse_name as "horseName", h.is_active as "isActive", coalesce((
      select json_agg(
        json_build_object('lessonId', o.lesson_id, 'title', o.title, 'startTime', to_char(o.start_time, 'HH24:MI')) order by o.starts_at)
      from lesson_person me
        join lesson mine on mine.farm_id = me.farm_id and mine.lesson_id = me.lesson_id
        join lesson o on o.farm_id = mine.farm_id and not o.is_cancelled and o.starts_at < mine.ends_at and o.ends_at > mine.starts_at
          -- Lessons are at most some days long; the day bounds let the index by start serve.
          and o.starts_at > mine.starts_at - interval '7 days'
      where me.farm_id = h.farm_id and me.lesson_person_id = ${lessonPersonId} and (
        exists (select from lesson_person r where r.farm_id = o.farm_id and r.lesson_id = o.lesson_id and r.horse_id = h.horse_id
          and not r.is_cancelled and r.lesson_person_id <> me.lesson_person_id)
        or o.lesson_id <> mine.lesson_id and exists (
          select from lesson_horse x where x.farm_id = o.farm_id and x.lesson_id = o.lesson_id and x.horse_id = h.horse_id))
    ), '[]') as elsewhere
    from horse h where h.farm_id = ${farmId} and h.horse_id = ${horseId}`;
  return horse;
}
