import { useBarn } from '@/data/requests/barn';
import { timeIn, todayIn } from '@/data/time/day';
import { dayAndTime } from '@/data/time/words';

/** An instant as the barn's clocks show it: "Fri 11 Dec, 23:59". */
export const useMoment = () => {
  const { time_zone } = useBarn();
  return (instant: string) => dayAndTime(todayIn(time_zone, new Date(instant)), timeIn(time_zone, new Date(instant)));
};
