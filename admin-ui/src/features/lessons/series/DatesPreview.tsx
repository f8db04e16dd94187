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

/** Days that are left out, and closed days on which there is one all the same; they live in the form around the preview. */
export type Skipping = { skipped: string[]; kept: string[] };

const FIRST = 16;

const without = (days: readonly string[], day: string) => days.filter((one) => one !== day);

const DateChip = ({ date, onToggle }: { date: PlannedDate; onToggle: () => void }) => {
  const isMade = date.is_left_out === 0;
  const marks = isMade ? marksOf(date) : [];
  const closed = date.closed_for === null ? [] : [`closed: ${date.closed_for}`];
  const label = [shortDay(date.date), ...(isMade ? marks : closed)].join(', ');
  return (
    <li>
      <button
        type="button"
        className={isMade ? 'planned-date' : 'planned-date planned-date-out'}
        aria-pressed={isMade}
        aria-label={label}
        title={[...(isMade ? marks : closed), isMade ? 'Leave this date out' : 'Take this date in again'].join('\n')}
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

const FIRST_CLOSED = 5;

/** "Leaves out Thu 24 Dec, Christmas Eve; …" */
const ClosedDays = ({ dates }: { dates: readonly PlannedDate[] }) => {
  const closed = dates.filter(({ is_left_out, closed_for }) => is_left_out === 1 && closed_for !== null);
  if (closed.length === 0) return null;
  const named = closed.slice(0, FIRST_CLOSED).map(({ date, closed_for }) => `${shortDay(date)}, ${closed_for}`);
  const more = closed.length - named.length;
  return (
    <p className="block-sentence">
      {`The barn is closed: leaves out ${named.join('; ')}${more > 0 ? ` and ${count(more, 'more day')}` : ''}.`}
    </p>
  );
};

/** The dates that will be made, as the server will make them; a click leaves one out or takes it in again. R077 */
export const DatesPreview = ({ asked }: { asked: DatesAsked | null }) => {
  const { setValue } = useFormContext<Skipping>();
  const [skipped, kept] = useWatch<Skipping, ['skipped', 'kept']>({ name: ['skipped', 'kept'] });
  const [isAll, setAll] = useState(false);
  const settled = useSettled(asked && JSON.stringify({ ...asked, skip_dates: skipped, keep_dates: kept }));
  const { data, error, refetch } = usePlannedDates(settled ? (JSON.parse(settled) as DatesAsked) : null);
  if (!asked) return null;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const toggle = ({ date, is_left_out, closed_for }: PlannedDate) => {
    const set = (name: keyof Skipping, days: string[]) => setValue(name, days, { shouldDirty: true });
    if (is_left_out) {
      set('skipped', without(skipped, date));
      if (closed_for !== null) set('kept', [...without(kept, date), date]);
    } else if (closed_for === null) set('skipped', [...skipped, date]);
    else set('kept', without(kept, date));
  };
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
      <ClosedDays dates={data.dates} />
      <Marks dates={data.dates} />
    </div>
  );
};
