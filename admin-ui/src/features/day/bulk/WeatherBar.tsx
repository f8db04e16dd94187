import { settingOf } from '@leadline/api-client';
import type { Ride } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';
import { SelectInput } from '@/ui/form/inputs';
import { TimeInput } from '@/ui/form/TimeInput';
import { useIsPhone } from '@/ui/use-is-phone';
import type { Weather } from './selection';

type WeatherBarProps = {
  readonly rides: readonly Ride[];
  readonly weather: Weather;
  readonly onChange: (weather: Weather) => void;
};

/** When and where: left open, the whole day and every place. On a phone it is one line, and its fields say within what they are. */
export const WeatherBar = ({ rides, weather, onChange }: WeatherBarProps) => {
  const quiet = useIsPhone();
  const step = settingOf(useBarn(), 'timepicker_interval');
  const places = [...new Map(rides.map(({ lesson }) => [lesson.location_id, lesson.location_name]))]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const change = (part: Partial<Weather>) => onChange({ ...weather, ...part });
  return (
    <section className="weather-bar row wrap gap-3" aria-label="Time and place">
      <TimeInput label="From" {...{ quiet, step }} value={weather.from} onChange={(from) => change({ from })} />
      <TimeInput label="Until" {...{ quiet, step }} value={weather.until} onChange={(until) => change({ until })} />
      <SelectInput
        label="Place"
        quiet={quiet}
        value={weather.location}
        empty="Every place"
        options={places}
        onChange={(location) => change({ location })}
      />
    </section>
  );
};
