import type { CareKind } from '@/data/requests/care';
import { SelectField, TextField } from '@/ui/form/form-inputs';
import { units } from './care-words';

type Unit = NonNullable<CareKind['every_unit']>;
export type EveryValues = { readonly every: string; readonly every_unit: Unit };

const number = /^\d{1,3}$/;

export const everyProblems = ({ every }: EveryValues, isRequired: boolean) => {
  const typed = every.trim();
  if (typed === '') return isRequired ? { every: 'Say how often' } : {};
  return number.test(typed) && Number(typed) >= 1 && Number(typed) <= 400 ? {} : { every: 'Between 1 and 400' };
};

export const everyToWire = ({ every, every_unit }: EveryValues) =>
  every.trim() === '' ? { every: null, every_unit: null } : { every: Number(every.trim()), every_unit };

/** Every so many days, weeks or months. */
export const EveryFields = ({ hint }: { hint?: string }) => (
  <div className="care-pair">
    <TextField source="every" label="Every" hint={hint} inputMode="numeric" maxLength={3} autoComplete="off" />
    <SelectField source="every_unit" label="Days, weeks or months" options={units} />
  </div>
);
