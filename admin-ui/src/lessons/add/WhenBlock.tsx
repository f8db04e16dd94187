import { useFormContext, useWatch } from 'react-hook-form';
import { DateField, SelectField, TextField, TimeField, ToggleField } from '@/ui/form-inputs';
import { withStart, type Draft, type Filling } from './draft';
import { endOptions, repeatOptions, repeatSentence } from './repeat';

export const WhenBlock = ({ step }: { step: number }) => {
  const { getValues, setValue } = useFormContext<Filling>();
  const [allDay, start, end] = useWatch<Filling, ['allDay', 'start', 'end']>({ name: ['allDay', 'start', 'end'] });
  const move = (next: string) =>
    next && setValue('end', withStart({ ...(getValues() as Draft), start, end }, next).end);
  return (
    <fieldset className="block">
      <legend className="block-title">DATE AND TIME</legend>
      <div className="block-row">
        <DateField source="date" label="Date" required />
        {!allDay && (
          <>
            <TimeField source="start" label="Start" step={step} required onChange={move} />
            <TimeField source="end" label="End" step={step} required />
          </>
        )}
      </div>
      <ToggleField source="allDay" label="All day" />
    </fieldset>
  );
};

export const RepeatBlock = () => {
  const [date, start, repeat] = useWatch<Filling, ['date', 'start', 'repeat']>({ name: ['date', 'start', 'repeat'] });
  const repeats = repeat.every !== 'none';
  return (
    <fieldset className="block">
      <legend className="block-title">RECURRING</legend>
      <div className="block-row">
        <SelectField source="repeat.every" label="Repeats" options={repeatOptions} />
        {repeats && <SelectField source="repeat.ends" label="Ends" options={endOptions} />}
        {repeats && repeat.ends === 'after' && (
          <TextField source="repeat.times" label="Times" type="number" min={1} max={366} />
        )}
        {repeats && repeat.ends === 'on_date' && <DateField source="repeat.until" label="Last date" min={date} />}
      </div>
      {date && (
        <p className="block-sentence" aria-live="polite">
          {repeatSentence(date, start, repeat)}
        </p>
      )}
    </fieldset>
  );
};
