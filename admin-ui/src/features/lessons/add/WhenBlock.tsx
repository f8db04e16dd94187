import { useFormContext, useWatch } from 'react-hook-form';
import { DateField, TimeField, ToggleField } from '@/ui/form/form-inputs';
import { withStart, type Draft, type Filling } from './draft';

export const WhenBlock = ({ step, legend = 'DATE AND TIME' }: { step: number; legend?: string }) => {
  const { getValues, setValue } = useFormContext<Filling>();
  const [allDay, start, end] = useWatch<Filling, ['allDay', 'start', 'end']>({ name: ['allDay', 'start', 'end'] });
  const move = (next: string) =>
    next && setValue('end', withStart({ ...(getValues() as Draft), start, end }, next).end);
  return (
    <fieldset className="block stack gap-2 from-left">
      <legend className="block-title">{legend}</legend>
      <div className="block-row row wrap gap-3 full">
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
