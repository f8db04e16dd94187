import { todayIn, when } from './dates';

/** "Tue 24 Nov, 18:00" in the barn, wherever the phone is. */
export const momentIn = (zone: string, instant: string): string => {
  const at = new Date(instant);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
  return when(todayIn(zone, at), time);
};
