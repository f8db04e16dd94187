import { timeIn, todayIn } from '@/time/day';
import { dayAndTime } from '@/time/words';

/** A moment by the barn's own clock: "Tue 24 Nov, 16:00". */
export const momentIn = (zone: string, at: string) =>
  dayAndTime(todayIn(zone, new Date(at)), timeIn(zone, new Date(at)));
