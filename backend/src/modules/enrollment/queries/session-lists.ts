import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** Series of sessions whose lists may have something to decide: somebody waits, an offer has ended, or no lesson is to come. */
export class SessionListsDue extends barnQuery<void, string[]>('enrollment.SessionListsDue') {}

@QueryHandler(SessionListsDue)
export class SessionListsDueHandler extends BarnQueryHandler<SessionListsDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const due = await sql<{ id: string }[]>`
      select w.lesson_id as id from waiting_entry w
      where w.farm_id = ${farmId} and w.of_session
      group by w.farm_id, w.lesson_id
      having min(w.offered_until) <= ${now} or count(*) > count(w.offered_until) or not exists (
        select from lesson l where l.farm_id = w.farm_id and l.series_id = w.lesson_id and l.starts_at > ${now} and not l.is_cancelled)
      order by min(w.joined_at), w.lesson_id`;
    return due.map(({ id }) => id);
  }
}
