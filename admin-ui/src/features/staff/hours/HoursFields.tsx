import { settingOf } from '@leadline/api-client';
import { useFieldArray, useFormContext } from 'react-hook-form';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useBarn } from '@/data/requests/barn';
import { TimeField } from '@/ui/form/form-inputs';
import { dayName, newSpan, weekdays, type HoursValues } from './hours-words';
import './hours.css';

const SpanFields = ({ at, day, onRemove }: { at: number; day: string; onRemove: () => void }) => {
  const step = settingOf(useBarn(), 'timepicker_interval');
  return (
    <div className="hours-span">
      <TimeField source={`hours.${at}.start_time`} label="From" step={step} />
      <TimeField source={`hours.${at}.end_time`} label="Until" step={step} />
      <IconButton aria-label={`Remove these hours of ${day}`} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </div>
  );
};

/** The hours of each weekday, any number of them. */
export const HoursFields = () => {
  const { monday_start } = useBarn();
  const { getValues } = useFormContext<HoursValues>();
  const { fields, append, remove } = useFieldArray<HoursValues, 'hours'>({ name: 'hours' });
  return weekdays(monday_start === 1).map((weekday) => {
    const day = dayName(weekday);
    return (
      <fieldset key={weekday} className="hours-day">
        <legend className="strong">{day}</legend>
        {fields.map(
          (span, at) =>
            span.weekday === weekday && <SpanFields key={span.id} at={at} day={day} onRemove={() => remove(at)} />,
        )}
        <div>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Add hours on ${day}`}
            onClick={() => append(newSpan(weekday, getValues('hours')))}
          >
            Add hours
          </Button>
        </div>
      </fieldset>
    );
  });
};
