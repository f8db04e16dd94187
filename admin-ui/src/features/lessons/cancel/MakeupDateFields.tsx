import { DateField } from '@/ui/form/form-inputs';

const fields = [
  ['purchase_date', 'Issued on'],
  ['makeup_start_date', 'Valid from'],
  ['expiry_date', 'Valid until'],
] as const;

/** The dates of what is handed out; they live as `dates` in the form around them. */
export const MakeupDateFields = ({ hint }: { hint: string | undefined }) => (
  <div>
    <div className="block-row row wrap gap-3 full">
      {fields.map(([name, label]) => (
        <DateField key={name} source={`dates.${name}`} label={label} />
      ))}
    </div>
    {hint && <p className="field-hint">{hint}</p>}
  </div>
);
