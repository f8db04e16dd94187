import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { usePlannedDates, type DatesAsked, type PlannedDate } from '@/data/requests/planned-dates';
import { count, shortDay } from '@/data/time/words';
import { Failed } from '@/ui/states';
import { useSettled } from '@/ui/use-settled';
import { marksOf } from './date-marks';
import './series.css';

/** Days that are left out; lives as `skipped` in the form around the preview. */
export type Skipping = { skipped: string[] };

const FIRST = 16;

const DateChip = ({ date, onToggle }: { date: PlannedDate; onToggle: () => void }) => {
  const isMade = date.is_left_out === 0;
  const marks = isMade ? marksOf(date) : [];
  const label = [shortDay(date.date), ...marks].join(', ');
  return (
    <li>
      <button
        type="button"
        className={isMade ? 'planned-date' : 'planned-date planned-date-out'}
        aria-pressed={isMade}
        aria-label={label}
        title={[...marks, isMade ? 'Leave this date out' : 'Take this date in again'].join('\n')}
        onClick={onToggle}
      >
        {marks.length > 0 && <WarningIcon fontSize="inherit" />}
        {isMade ? shortDay(date.date) : <s>{shortDay(date.date)}</s>}
      </button>
    </li>
  );
};

/** What stands in the way of the dates that are made, each date in one line. */
const Marks = ({ dates }: { dates: readonly PlannedDate[] }) => {
  const marked = dates.filter((date) => date.is_left_out === 0 && marksOf(date).length > 0);
  if (marked.length === 0) return null;
  return (
    <ul className="clash planned-marks">
      {marked.slice(0, FIRST).map((date) => (
        <li key={date.start}>
          <WarningIcon fontSize="small" />
          <span>
            <strong>{shortDay(date.date)}</strong>: {marksOf(date).join(' · ')}
          </span>
        </li>
      ))}
      {marked.length > FIRST && <li>{`and ${count(marked.length - FIRST, 'more date')}`}</li>}
    </ul>
  );
};

/** The dates that will be made, as the server will make them; a click leaves one out or takes it in again. R077 */
export const DatesPreview = ({ asked }: { asked: DatesAsked | null }) => {
  const { setValue } = useFormContext<Skipping>();
  const skipped = useWatch<Skipping, 'skipped'>({ name: 'skipped' });
  const [isAll, setAll] = useState(false);
  const settled = useSettled(asked && JSON.stringify({ ...asked, skip_dates: skipped }));
  const { data, error, refetch } = usePlannedDates(settled ? (JSON.parse(settled) as DatesAsked) : null);
  if (!asked) return null;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const toggle = ({ date, is_left_out }: PlannedDate) =>
    setValue('skipped', is_left_out ? skipped.filter((day) => day !== date) : [...skipped, date], {
      shouldDirty: true,
    });
  const shown = isAll ? data.dates : data.dates.slice(0, FIRST);
  return (
    <div className="planned-dates">
      <p role="status" className="block-sentence">
        {data.description && `${data.description}: `}
        {count(data.count, 'event')}
        {data.count < data.dates.length && `, ${count(data.dates.length - data.count, 'date')} left out`}
      </p>
      <ul className="row wrap gap-1" aria-label="Dates">
        {shown.map((date) => (
          <DateChip key={date.start} date={date} onToggle={() => toggle(date)} />
        ))}
      </ul>
      {shown.length < data.dates.length && (
        <Button size="small" variant="text" onClick={() => setAll(true)}>
          {`Show all ${data.dates.length} dates`}
        </Button>
      )}
      <Marks dates={data.dates} />
    </div>
  );
};
