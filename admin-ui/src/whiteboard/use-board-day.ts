import { useSearchParams } from 'react-router-dom';
import { useBarn } from '@/requests/barn';
import { isDay, todayIn } from '@/time/day';
import { useNow } from '@/time/use-now';

/** The day and the wall of a whiteboard, as its address says; without a day it is always today, also after midnight. */
export const useBoardDay = () => {
  const { time_zone } = useBarn();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const today = todayIn(time_zone, new Date(now));
  const asked = params.get('date');
  const change = (name: string, value: string | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return {
    now,
    today,
    day: isDay(asked) ? asked : today,
    isWall: params.get('wall') === '1',
    setDay: (next: string) => change('date', next === today ? null : next),
    setWall: (on: boolean) => change('wall', on ? '1' : null),
  };
};
