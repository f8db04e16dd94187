import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { horseDays, type HorseDays } from '../../enrollment/contracts.js';
import { breaches, minutesOf } from '../../horses/contracts.js';
import type { HorsesOfWeekReply } from '../http/horse-week.replies.js';
import { weekOf } from './week-of.js';

/** What a horse does on a day, and which of its limits that passes. */
export const horseOnDay = ({ name, limits, lessons }: HorseDays, date: string) => {
  const work = lessons.filter((lesson) => lesson.date === date);
  const told = work.flatMap((lesson) => breaches(lesson, { name, limits, date, lessons: work }));
  return {
    date,
    lessons: work.length,
    minutes: work.reduce((sum, lesson) => sum + minutesOf(lesson), 0),
    warnings: [...new Set(told.map(({ message }) => message))],
  };
};

/** What every horse does on each day of a week, against its limits. Inactive horses stand in it if they went in a lesson. */
export class ReportHorseWeek extends barnQuery<{ day?: string }, HorsesOfWeekReply>('calendar.ReportHorseWeek') {}

@QueryHandler(ReportHorseWeek)
export class ReportHorseWeekHandler extends BarnQueryHandler<ReportHorseWeek> {
  async answer(sql: Sql, { day }: { day?: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const { dates, today, farmName, first, last } = await weekOf(sql, farmId, day, now);
    const all = sql`select h.horse_id from horse h where h.farm_id = ${farmId}`;
    const days = sql`select unnest(${dates}::date[]) as date`;
    const [horses, active] = await Promise.all([
      horseDays({ sql, farmId, actor }, { horses: all, days, limitedOnly: false }),
      sql<{ horse_id: string }[]>`${all} and h.is_active`,
    ]);
    const inWork = new Set(active.map((row) => row.horse_id));
    const rows = horses
      .filter(({ horseId, lessons }) => inWork.has(horseId) || lessons.length > 0)
      .map((horse) => {
        const week = dates.map((date) => horseOnDay(horse, date));
        return {
          id: horse.horseId,
          name: horse.name,
          most_lessons_a_day: horse.limits.mostLessonsADay,
          most_minutes_a_day: horse.limits.mostMinutesADay,
          days: week,
          lessons: week.reduce((sum, one) => sum + one.lessons, 0),
          minutes: week.reduce((sum, one) => sum + one.minutes, 0),
        };
      });
    return { farm_name: farmName, today, week_start: first, week_end: last, horses: rows };
  }
}
