import Button from '@mui/material/Button';
import { DayHead } from '@/ui/DayHead';
import type { Ride } from '@/data/day/roster';
import { NothingScheduled } from '@/features/day/NothingScheduled';
import { toRides } from '@/data/day/roster';
import { FilterBar } from '@/ui/filters/FilterBar';
import { applyFilters, readFilters } from '@/ui/filters/filters';
import { useFilters } from '@/ui/filters/use-filters';
import { useLessonsOfDay } from '@/data/requests/lessons-of-day';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { Empty, Unanswered } from '@/ui/states';
import { BulkActions } from './BulkActions';
import { CancelSide } from './CancelSide';
import { CheckList } from './CheckList';
import { useMet, usePicked } from './chosen';
import { RunPanel } from './RunPanel';
import { chosenOf, isCancelled, metBy } from './selection';
import { useAddress } from './use-address';
import { WeatherBar } from './WeatherBar';
import './bulk.css';

/** The toggles are the day sheet's; here everything of the day can be chosen. */
const untoggled = readFilters(new URLSearchParams());

type DayProps = { readonly day: string; readonly rides: readonly Ride[]; readonly onStarted: (id: string) => void };

const Picking = ({ day, rides, onStarted }: DayProps) => {
  const { filters, clear } = useFilters();
  const { shown, selected, toggle, all, none } = usePicked(applyFilters(rides, { ...filters, ...untoggled }), rides);
  return (
    <>
      <FilterBar untoggled />
      <div className="bulk-halves stack top gap-4 one-column">
        {shown.length === 0 ? (
          <Empty
            title="Nothing matches these filters"
            action={
              <Button variant="outlined" onClick={clear}>
                Show the whole day
              </Button>
            }
          />
        ) : (
          <CheckList rides={shown} selected={selected} onToggle={toggle} onAll={all} onNone={none} />
        )}
        <BulkActions
          day={day}
          chosen={chosenOf(rides, selected)}
          onToggle={toggle}
          onNone={none}
          onStarted={onStarted}
        />
      </div>
    </>
  );
};

const Storm = ({ day, rides, onStarted }: DayProps) => {
  const { weather, setWeather } = useAddress();
  const { shown, selected, toggle, all, none } = useMet(metBy(rides, weather));
  return (
    <>
      <WeatherBar rides={rides.filter((ride) => !isCancelled(ride))} weather={weather} onChange={setWeather} />
      <div className="bulk-halves stack top gap-4 one-column">
        {shown.length === 0 ? (
          <Empty title="No lesson lies in this time and place" text="Choose another time, place or day." />
        ) : (
          <CheckList rides={shown} selected={selected} onToggle={toggle} onAll={all} onNone={none} />
        )}
        <CancelSide chosen={chosenOf(shown, selected)} day={day} reason="WEA" onStarted={onStarted} />
      </div>
    </>
  );
};

/** Many lessons of a day: chosen one by one, or by the weather. What is under way stands in the address. R237 */
const BulkDay = ({ weather }: { weather: boolean }) => {
  useLessonChanges();
  const { day, today, run, setDay, setRun } = useAddress();
  const { data, error, refetch } = useLessonsOfDay(day);
  const Choosing = weather ? Storm : Picking;
  const title = weather ? 'Weather day' : 'Bulk lesson actions';
  const rides = data ? toRides(data) : [];
  const body = () => {
    if (run) return <RunPanel id={run} onClose={() => setRun(null)} />;
    if (!data) return <Unanswered error={error} refetch={refetch} rows={14} label="Loading the day" />;
    if (rides.length === 0) return <NothingScheduled day={day} />;
    return <Choosing key={day} day={day} rides={rides} onStarted={setRun} />;
  };
  return (
    <div className="page bulk">
      <DayHead {...{ title, day, today, setDay }} />
      {body()}
    </div>
  );
};

export const BulkPage = () => <BulkDay weather={false} />;
export const WeatherPage = () => <BulkDay weather />;
