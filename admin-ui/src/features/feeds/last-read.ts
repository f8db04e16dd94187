import { timeIn, todayIn } from '@/data/time/day';
import { dayAndTime } from '@/data/time/words';

/** When a calendar looked last, to the hour. */
export const lastReadWords = (at: string | null, zone: string, now = new Date()): string => {
  if (!at) return 'Not read yet';
  const read = new Date(at);
  const day = todayIn(zone, read);
  const time = timeIn(zone, read);
  return day === todayIn(zone, now) ? `Last read today, ${time}` : `Last read ${dayAndTime(day, time)}`;
};
