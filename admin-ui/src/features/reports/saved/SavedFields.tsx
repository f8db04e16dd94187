import { ValidationError } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useSavedReportPlan } from '@/data/requests/saved-reports';
import { shortDay } from '@/data/time/words';
import { AreaField, RadioField, SelectField, TextField, ToggleField } from '@/ui/form/form-inputs';
import { addressCount, daysWords, monthDays, planWords, spans, weekdays } from './saved-words';
import { addressesOf, planOf, type SavedValues } from './saved-values';

const ways = [
  { id: 'never', name: 'Not mailed' },
  { id: 'week', name: 'Every week' },
  { id: 'month', name: 'Every month' },
];

const useValues = () => useWatch<SavedValues>() as SavedValues;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What will happen, before it is saved. */
export const WhatHappens = ({ isStopped = false }: { isStopped?: boolean }) => {
  const values = useValues();
  const { data: plan } = useSavedReportPlan(planOf(values));
  const words = planWords({
    every: planOf(values).every,
    weekday: Number(values.weekday),
    month_day: Number(values.month_day),
  });
  if (words === null)
    return <p role="status">It is kept under Reports › Saved, for all administrators, and mailed to nobody.</p>;
  const span = plan?.spans.find((one) => one.span === values.span);
  const days = span?.next_date1 && span.next_date2 ? `, with ${daysWords(span.next_date1, span.next_date2)}` : '';
  const goes = `Goes out ${words} about 06:00 to ${addressCount(addressesOf(values))}`;
  const next = plan?.next_on ? `; next on ${shortDay(plan.next_on)}${days}` : '';
  return <p role="status">{isStopped ? `${goes}, once it is started again.` : `${capital(goes)}${next}.`}</p>;
};

const Files = () => {
  const { errors, isSubmitted } = useFormState<{ readonly files: string; readonly with_csv: string }>();
  const wrong = errors.files?.message ?? errors.with_csv?.message;
  return (
    <fieldset className="choices">
      <legend className="field-label">Attached</legend>
      <ToggleField source="with_csv" label="CSV, with all rows" />
      <ToggleField source="with_pdf" label="PDF, with the first 2,000 rows" />
      {isSubmitted && wrong && (
        <p className="saved-wrong" role="alert">
          <ValidationError error={wrong} />
        </p>
      )}
    </fieldset>
  );
};

type FieldsProps = {
  readonly hasDays: boolean;
  readonly isStopped?: boolean;
  /** What is shown now fits no span. */
  readonly hint?: string | undefined;
};

export const SavedFields = ({ hasDays, isStopped = false, hint }: FieldsProps) => {
  const { every } = useValues();
  return (
    <>
      <WhatHappens isStopped={isStopped} />
      <TextField source="title" label="Name" maxLength={120} required autoComplete="off" />
      {hasDays && (
        <SelectField
          source="span"
          label="Always shows"
          empty="Choose"
          required
          options={spans}
          {...(hint && { hint })}
        />
      )}
      <RadioField source="every" legend="By mail" options={ways} />
      {every === 'week' && <SelectField source="weekday" label="On" options={weekdays} />}
      {every === 'month' && <SelectField source="month_day" label="Of the month" options={monthDays} />}
      {every !== 'never' && (
        <>
          <AreaField
            source="addresses"
            label="Addresses"
            hint="One on each line, ten at most. They need no sign-in to read it."
            required
          />
          <Files />
        </>
      )}
    </>
  );
};
