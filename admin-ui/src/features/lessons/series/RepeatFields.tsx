import { useWatch } from 'react-hook-form';
import { dayAndTime } from '@/data/time/words';
import { DateField, SelectField, TextField } from '@/ui/form/form-inputs';
import { endOptions, repeatOptions, type Repeat } from '../add/repeat';

/** What the form around these fields holds; with the day and the time of the first event. */
export type Repeating = { readonly date: string; readonly start: string; readonly repeat: Repeat };

/** How often and until when. R076 R077 */
export const RepeatFields = ({ every = repeatOptions }: { every?: readonly { id: string; name: string }[] }) => {
  const [date, start, repeat] = useWatch<Repeating, ['date', 'start', 'repeat']>({ name: ['date', 'start', 'repeat'] });
  const repeats = repeat.every !== 'none';
  return (
    <>
      <div className="block-row row wrap gap-3 full">
        <SelectField source="repeat.every" label="Repeats" options={every} />
        {repeats && <SelectField source="repeat.ends" label="Ends" options={endOptions} />}
        {repeats && repeat.ends === 'after' && (
          <TextField source="repeat.times" label="Times" type="number" min={1} max={366} />
        )}
        {repeats && repeat.ends === 'on_date' && <DateField source="repeat.until" label="Last date" min={date} />}
      </div>
      {date && !repeats && <p className="block-sentence">{`Once, ${dayAndTime(date, start)}`}</p>}
    </>
  );
};
