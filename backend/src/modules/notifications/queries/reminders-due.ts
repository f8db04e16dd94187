import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { HOUR_MS, reminderHour, REMINDER_ROUNDS, roundsDue, type Rounds } from '../domain/reminder-hours.js';

interface DueReminder {
  studentId: string;
  date: string;
}

/** Undefined if no round is due. F03 */
export class RemindersDue extends barnQuery<object, { rounds: Rounds; reminders: DueReminder[] } | undefined>(
  'notifications.RemindersDue',
) {}

@QueryHandler(RemindersDue)
export class RemindersDueHandler extends BarnQueryHandler<RemindersDue> {
  async answer(sql: Sql, _: object, { farmId, now }: Asker & { now: Date }) {
    const [[last], places] = await Promise.all([
      sql<{ position: number }[]>`
        select position from subscription_checkpoint where farm_id = ${farmId} and subscription = ${REMINDER_ROUNDS}`,
      placesAhead(sql, farmId, now),
    ]);
    const rounds = roundsDue(last?.position, now);
    if (!rounds) return undefined;
    const due = places.filter(({ starts_at: startsAt, date, is_allday: isAllday, time_zone }) => {
      const hour = reminderHour({ startsAt, date, isAllday }, time_zone);
      return hour >= rounds.from && hour <= rounds.to;
    });
    const days = new Map(due.map(({ student_id: studentId, date }) => [`${studentId} ${date}`, { studentId, date }]));
    return { rounds, reminders: [...days.values()] };
  }
}

interface Row {
  student_id: string;
  starts_at: Date;
  date: string;
  is_allday: boolean;
  time_zone: string;
}

/** Lessons near enough for the rounds due, in barns that send reminders. */
const placesAhead = (sql: Sql, farmId: string, now: Date) => sql<Row[]>`
  select place.student_id, l.starts_at, l.scheduled_date as date, l.is_allday, f.time_zone
  from lesson l
  join lesson_person place on place.farm_id = l.farm_id and place.lesson_id = l.lesson_id and not place.is_cancelled
  join farm f on f.farm_id = l.farm_id and coalesce(f.preferences->>'send_reminders', '0') in ('1', 'true')
  where l.farm_id = ${farmId} and not l.is_cancelled
    and l.starts_at > ${now} and l.starts_at < ${new Date(now.getTime() + 49 * HOUR_MS)}
  order by l.starts_at, place.lesson_person_id`;
