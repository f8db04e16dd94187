import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { lessons, places } from '../lookups.js';

/**
 * Riders whose emergency card is kept no longer: neither noted nor ridden within the months that the barn says, and in no lesson to come.
 * None at a barn that says nothing.
 */
export const cardsDue = (sql: Sql, farmId: string, now: Date, limit: number) => sql<{ studentId: string }[]>`
  select c.student_id as "studentId"
  from (
    select f.farm_id, ${now}::timestamptz - make_interval(months => nullif(f.preferences ->> 'emergency_card_kept_months', '')::int)
      as since
    from farm f where f.farm_id = ${farmId}) barn
  join emergency_card c on c.farm_id = barn.farm_id and c.noted_at < barn.since
  where (c.contacts <> '[]' or c.medical_note is not null) and not exists (
    select from ${places(sql)} lp join ${lessons(sql)} l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where lp.farm_id = c.farm_id and lp.student_id = c.student_id and not lp.is_cancelled and not l.is_cancelled
      and l.starts_at >= barn.since)
  order by c.student_id limit ${limit}`;

/** Asked first, so that a barn without any is not locked for it. */
export class HasCardsDue extends barnQuery<void, boolean>('people.HasCardsDue') {}

@QueryHandler(HasCardsDue)
export class HasCardsDueHandler extends BarnQueryHandler<HasCardsDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    return (await cardsDue(sql, farmId, now, 1)).length > 0;
  }
}
