import { useAskedDay } from '@/data/day/use-asked-day';
import { useNow } from '@/data/time/use-now';

/** The day and the wall of a whiteboard, as its address says; without a day it is always today, also after midnight. */
export const useBoardDay = () => {
  const now = useNow();
  const { params, change, today, day, setDay } = useAskedDay(new Date(now));
  return {
    now,
    today,
    day,
    isWall: params.get('wall') === '1',
    setDay,
    setWall: (on: boolean) => change({ wall: on ? '1' : null }),
  };
};
