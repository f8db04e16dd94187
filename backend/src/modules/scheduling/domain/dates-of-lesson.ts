import { minutesBetween, plusDays } from './lesson-time.js';

type Day = string | null | undefined;
const daysBetween = (from: string, to: string) =>
  minutesBetween({ date: from, time: '00:00' }, { date: to, time: '00:00' }) / (24 * 60);
const moved = (day: Day, days: number) => (day ? plusDays(day, days) : day);

/** Shifts dates chosen for one lesson to another of its series, so that validity is equally long for each. R133 */
export function datesOfLesson<Dates extends { makeupStartDate?: Day; expiryDate?: Day }>(
  dates: Dates,
  { chosen, lesson }: { chosen: string; lesson: string },
): Dates {
  const days = daysBetween(chosen, lesson);
  if (days === 0) return dates;
  return {
    ...dates,
    makeupStartDate: moved(dates.makeupStartDate, days),
    expiryDate: moved(dates.expiryDate, days),
  };
}
