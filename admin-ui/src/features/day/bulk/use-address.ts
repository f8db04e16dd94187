import { useAskedDay } from '@/data/day/use-asked-day';
import type { Weather } from './selection';

const isTime = (text: string | null): text is string => /^\d\d:\d\d$/.test(text ?? '');
const timeIn = (text: string | null): string => (isTime(text) ? text : '');

/** Day, weather and the run under way, as the address has them. */
export const useAddress = () => {
  const { params, change, today, day } = useAskedDay();
  const weather: Weather = {
    from: timeIn(params.get('from')),
    until: timeIn(params.get('until')),
    location: params.get('location') ?? '',
  };
  return {
    day,
    today,
    run: params.get('run'),
    weather,
    setDay: (next: string) => change({ date: next === today ? null : next, run: null }),
    setRun: (run: string | null) => change({ run }),
    setWeather: (next: Weather) => change({ ...next }),
  };
};
