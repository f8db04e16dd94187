import type { Sql } from '../../../platform/database/connect.js';
import { HOUR_MS, reminderHour } from '../domain/reminder-hours.js';

/** Rounds are remembered beside the subscriptions' places in the log: the number is the hour's. */
const ROUNDS = 'reminder rounds';

export async function lastRound(sql: Sql, farmId: string): Promise<number | undefined> {
  const rows = await sql<
    { position: number }[]
  >`select position from subscription_checkpoint where farm_id = ${farmId} and subscription = ${ROUNDS} for update`;
  return rows[0]?.position;
}

export const recordRound = (sql: Sql, farmId: string, hour: number) => sql`
  insert into subscription_checkpoint (farm_id, subscription, position) values (${farmId}, ${ROUNDS}, ${hour})
  on conflict (farm_id, subscription) do update set position = excluded.position`;

interface Row {
  lesson_id: string;
  lesson_person_id: string;
  student_id: string;
  starts_at: Date;
  date: string;
  is_allday: boolean;
  time_zone: string;
}

/** Places whose reminder falls into these rounds and whose lesson is still to come, in barns that send reminders. */
export async function remindersDue(sql: Sql, farmId: string, rounds: { from: number; to: number }, now: Date) {
  const until = new Date((rounds.to + 1 + 48) * HOUR_MS);
  const rows = await sql<Row[]>`
    select l.lesson_id, place.lesson_person_id, place.student_id, l.starts_at, l.scheduled_date as date, l.is_allday, f.time_zone
    from lesson l
    join lesson_person place on place.farm_id = l.farm_id and place.lesson_id = l.lesson_id and not place.is_cancelled
    join farm f on f.farm_id = l.farm_id and coalesce(f.preferences->>'send_reminders', '0') in ('1', 'true')
    where l.farm_id = ${farmId} and not l.is_cancelled and l.starts_at > ${now} and l.starts_at < ${until}
    order by l.starts_at, place.lesson_person_id`;
  return rows
    .filter((row) => {
      const hour = reminderHour({ startsAt: row.starts_at, date: row.date, isAllday: row.is_allday }, row.time_zone);
      return hour >= rounds.from && hour <= rounds.to;
    })
    .map((row) => ({
      lessonId: row.lesson_id,
      lessonPersonId: row.lesson_person_id,
      studentId: row.student_id,
      date: row.date,
    }));
}
