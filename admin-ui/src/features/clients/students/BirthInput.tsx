import { TextField } from '@/ui/form/form-inputs';

const part = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** A date of birth as day, month and year. R160 */
export const BirthInput = () => (
  <fieldset className="client-birth">
    <legend className="field-label">Date of birth</legend>
    <TextField source="day" label="Day" maxLength={2} {...part} />
    <TextField source="month" label="Month" maxLength={2} {...part} />
    <TextField source="year" label="Year" maxLength={4} {...part} />
    <p className="field-hint">Leave all three empty where it is unknown.</p>
  </fieldset>
);
