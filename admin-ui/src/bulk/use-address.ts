import { useSearchParams } from 'react-router-dom';
import { isDay } from '@/time/day';
import type { Weather } from './selection';

const isTime = (text: string | null): text is string => /^\d\d:\d\d$/.test(text ?? '');
const timeIn = (text: string | null): string => (isTime(text) ? text : '');

/** Day, weather and the run under way, as the address has them. */
export const useAddress = (today = '') => {
  const [params, setParams] = useSearchParams();
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(values))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    });
  const asked = params.get('date');
  const weather: Weather = {
    from: timeIn(params.get('from')),
    until: timeIn(params.get('until')),
    location: params.get('location') ?? '',
  };
  return {
    day: isDay(asked) ? asked : today,
    run: params.get('run'),
    weather,
    setDay: (day: string) => change({ date: day === today ? null : day, run: null }),
    setRun: (run: string | null) => change({ run }),
    setWeather: (next: Weather) => change({ ...next }),
  };
};
