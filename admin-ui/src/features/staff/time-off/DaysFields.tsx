import { settingOf } from '@leadline/api-client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBarn } from '@/data/requests/barn';
import { DateField, TextField, TimeField, ToggleField } from '@/ui/form/form-inputs';
import type { DaysValues } from './time-off-words';

export const useDays = (): DaysValues => useWatch<DaysValues>() as DaysValues;

const PartOfDay = () => {
  const step = settingOf(useBarn(), 'timepicker_interval');
  const { from_date, until_date, is_part } = useDays();
  if (from_date === '' || from_date !== until_date) return null;
  return (
    <>
      <ToggleField source="is_part" label="Only a part of the day" />
      {is_part && (
        <div className="days-pair">
          <TimeField source="start_time" label="From" step={step} />
          <TimeField source="end_time" label="Until" step={step} />
        </div>
      )}
    </>
  );
};

/** From which day to which, perhaps a part of one day, and why. */
export const DaysFields = ({ reasonHint }: { reasonHint: string }) => {
  const { getValues, setValue } = useFormContext<DaysValues>();
  const follow = (from: string) => {
    if (getValues('until_date') < from) setValue('until_date', from, { shouldDirty: true });
  };
  return (
    <>
      <div className="days-pair">
        <DateField source="from_date" label="First day" required onChange={follow} />
        <DateField source="until_date" label="Last day" required />
      </div>
      <PartOfDay />
      <TextField source="reason" label="Why" hint={reasonHint} maxLength={300} autoComplete="off" />
    </>
  );
};
