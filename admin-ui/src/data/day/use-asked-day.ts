import { useSearchParams } from 'react-router-dom';
import { useBarn } from '@/data/requests/barn';
import { isDay, todayIn } from '@/data/time/day';

/** The day that the address names, else today; `change` sets or takes away any parts of the address. */
export const useAskedDay = (now?: Date) => {
  const { time_zone } = useBarn();
  const [params, setParams] = useSearchParams();
  const today = todayIn(time_zone, now);
  const asked = params.get('date');
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(values))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    });
  const setDay = (next: string) => change({ date: next === today ? null : next });
  return { params, change, today, day: isDay(asked) ? asked : today, setDay };
};
