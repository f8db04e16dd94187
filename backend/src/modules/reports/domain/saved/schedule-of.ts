import type { Schedule } from './schedule.js';

interface Columns {
  every: Schedule['every'];
  weekday: number | null;
  monthDay: number | null;
}

/** Never, where what goes with it is missing. */
export function scheduleOf({ every, weekday, monthDay }: Columns): Schedule {
  if (every === 'week' && weekday !== null) return { every, weekday };
  if (every === 'month' && monthDay !== null) return { every, day: monthDay };
  return { every: 'never' };
}
