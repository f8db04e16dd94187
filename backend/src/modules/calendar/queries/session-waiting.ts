import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { passedOver } from '../../enrollment/contracts.js';
import { isShownRider } from '../../people/contracts.js';
import type { SessionWaitingReply } from '../http/registration.replies.js';

/** Of one series or of all; an offer that has ended is none any more. Families are told of their own members alone. B03 */
export async function sessionWaiting(
  sql: Sql,
  { farmId, actor, now }: Asker & { now: Date },
  seriesId: string | null,
): Promise<SessionWaitingReply[]> {
  const rows = await sql<(Omit<SessionWaitingReply, 'passed_over'> & { because: string | null })[]>`
  select w.lesson_id as lesson_date_time_series_id, w.student_id, p.person_id, p.person_name, w.place,
    to_char(w.offered_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as offered_until, w.because
  from (select *, (row_number() over (partition by lesson_id order by rank, entry_id))::int as place from waiting_entry
      where farm_id = ${farmId} and of_session and (offered_until is null or offered_until > ${now})
        and (${seriesId}::uuid is null or lesson_id = ${seriesId})) w
  join student s on s.farm_id = w.farm_id and s.student_id = w.student_id
  join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where ${isShownRider(sql, actor)}
  order by w.lesson_id, w.place`;
  return rows.map(({ because, ...row }) => ({ ...row, passed_over: passedOver(because) }));
}
