import type { Ride } from '@/day/roster';
import { minutesOf, timeOf } from '@/time/clock';

type Hours = { readonly min: string; readonly max: string };

/** The barn's hours, widened to whole hours so that no lesson outside them disappears. */
export const hoursOf = (barn: { readonly min_time: string | null; readonly max_time: string | null }, rides: readonly Ride[]): Hours => {
  let first = minutesOf(barn.min_time ?? '07:00');
  let last = minutesOf(barn.max_time ?? '21:00');
  for (const { lesson } of rides) {
    if (lesson.is_allday) continue;
    first = Math.min(first, minutesOf(lesson.scheduled_starttime));
    last = Math.max(last, lesson.scheduled_end_date > lesson.scheduled_date ? 1439 : minutesOf(lesson.scheduled_endtime));
  }
  return { min: timeOf(Math.floor(first / 60) * 60), max: last > 1380 ? '23:59' : timeOf(Math.ceil(last / 60) * 60) };
};
