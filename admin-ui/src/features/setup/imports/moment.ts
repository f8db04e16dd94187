import { timeIn, todayIn } from '@/data/time/day';
import { dayAndTime } from '@/data/time/words';

/** A moment by the barn's own clock: "Tue 24 Nov, 16:00". */
export const momentIn = (zone: string, at: string) =>
  dayAndTime(todayIn(zone, new Date(at)), timeIn(zone, new Date(at)));
