import { settingOf } from '@leadline/api-client';
import type { DrawnRide } from '@/data/day/roster';
import { minutesOf, timeOf } from '@/data/time/clock';

type Hours = { readonly min: string; readonly max: string };

/** The barn's hours, widened to whole hours so that no lesson outside them disappears. */
export const hoursOf = (
  barn: { readonly min_time: string | null; readonly max_time: string | null },
  rides: readonly DrawnRide[],
): Hours => {
  let first = minutesOf(settingOf(barn, 'min_time'));
  let last = minutesOf(settingOf(barn, 'max_time'));
  for (const { lesson } of rides) {
    if (lesson.is_allday) continue;
    first = Math.min(first, minutesOf(lesson.scheduled_starttime));
    last = Math.max(
      last,
      lesson.scheduled_end_date > lesson.scheduled_date ? 1439 : minutesOf(lesson.scheduled_endtime),
    );
  }
  return { min: timeOf(Math.floor(first / 60) * 60), max: last > 1380 ? '23:59' : timeOf(Math.ceil(last / 60) * 60) };
};

/** Where the day opens: an hour before now if today is shown, else half an hour before the first lesson. */
export const openingTime = (rides: readonly DrawnRide[], now: string | null, { min }: Hours): string => {
  const starts = rides
    .filter(({ lesson }) => !lesson.is_allday)
    .map(({ lesson }) => minutesOf(lesson.scheduled_starttime));
  const wanted = now ? minutesOf(now) - 60 : Math.min(...starts, 540) - 30;
  return timeOf(Math.max(wanted, minutesOf(min)));
};
