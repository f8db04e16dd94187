import type { Sql } from '../../../../platform/database/connect.js';
import { horseOnDay } from '../../../calendar/contracts.js';
import { horseDays, type HorseDays } from '../../../enrollment/contracts.js';
import { plusDays } from '../../../scheduling/contracts.js';
import { minutesAllowed } from '../../domain/horse-load.js';
import type { Reader } from '../wanted.js';
import { barnWeek } from './barn-week.js';

/** So many are told; whoever wants all of them reads the horses' report. */
const MOST_TOLD = 30;

/** What every horse that is in lessons of this week does on each of its days. */
export const horsesOfWeek = (sql: Sql, { farmId, actor, now }: Reader): Promise<HorseDays[]> => {
  const barn = barnWeek(sql, farmId, now);
  return horseDays(
    { sql, farmId, actor },
    {
      horses: sql`select h.horse_id from horse h where h.farm_id = ${farmId}`,
      days: sql`select barn.week + day as date from ${barn} barn cross join generate_series(0, 6) day`,
      limitedOnly: false,
    },
  );
};

/** The hardest worked first. */
export function horsesReply(horses: readonly HorseDays[], { week, today }: { week: string; today: string }) {
  const dates = Array.from({ length: 7 }, (_, at) => plusDays(week, at));
  const rows = horses
    .filter(({ lessons }) => lessons.length > 0)
    .map((horse) => {
      const days = dates.map((date) => horseOnDay(horse, date));
      return {
        id: horse.horseId,
        name: horse.name,
        lessons: days.reduce((sum, day) => sum + day.lessons, 0),
        minutes: days.reduce((sum, day) => sum + day.minutes, 0),
        allowed_minutes: minutesAllowed(horse.limits, dates),
        warnings: [...new Set(days.flatMap(({ warnings }) => warnings))],
        isOverToday: days.some(({ date, warnings }) => date === today && warnings.length > 0),
      };
    })
    .toSorted((a, b) => b.minutes - a.minutes || a.name.localeCompare(b.name));
  return {
    from: week,
    to: plusDays(week, 6),
    horses: rows.slice(0, MOST_TOLD).map(({ isOverToday: _, ...row }) => row),
    more: Math.max(0, rows.length - MOST_TOLD),
    over: rows.filter(({ warnings }) => warnings.length > 0).length,
    over_today: rows.filter(({ isOverToday }) => isOverToday).length,
  };
}
