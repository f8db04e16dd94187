import { useFieldArray, useWatch } from 'react-hook-form';
import { barnCancelReasons } from '@leadline/api-client';
import Button from '@mui/material/Button';
import { SelectField, TextField } from '@/ui/form/form-inputs';
import { newStep, type RuleValues } from './rule-values';
import { StepFields } from './StepFields';

const MOST_STEPS = 6;
const periods = [
  { id: 'month', name: 'a month' },
  { id: 'quarter', name: 'a quarter' },
  { id: 'year', name: 'a year' },
  { id: 'term', name: 'a term' },
];
const validities = [
  { id: 'settings', name: 'as long as the settings say' },
  { id: 'days', name: 'for days after the lesson' },
  { id: 'month', name: 'until the end of the month' },
  { id: 'quarter', name: 'until the end of the quarter' },
  { id: 'year', name: 'until the end of the year' },
  { id: 'term', name: 'until the end of the term' },
];
const again = [
  { id: '1', name: 'gives the makeup back' },
  { id: '0', name: 'gives nothing: no makeup for a makeup' },
];

const Steps = () => {
  const { fields, insert, remove } = useFieldArray<RuleValues, 'steps'>({ name: 'steps' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <StepFields key={id} at={at} isOnly={fields.length === 1} onRemove={() => remove(at)} />
      ))}
      {fields.length < MOST_STEPS && (
        <div>
          <Button variant="outlined" size="small" onClick={() => insert(fields.length - 1, newStep())}>
            Add a step before the last
          </Button>
        </div>
      )}
    </>
  );
};

const MakeupFields = () => {
  const [kind, count] = useWatch({ name: ['valid_kind', 'cap_count'] }) as string[];
  return (
    <fieldset className="policy-step">
      <legend className="field-label">Makeups</legend>
      <div className="policy-holes">
        <SelectField source="valid_kind" label="Are good" options={validities} />
        {kind === 'days' && <TextField source="valid_days" label="Days" type="number" min={1} max={3650} />}
        <TextField source="cap_count" label="At most (0: no limit)" type="number" min={0} max={100} />
        {Number(count) > 0 && (
          <SelectField source="cap_per" label="In" options={[...periods, { id: 'package', name: 'each package' }]} />
        )}
        <SelectField source="makeup_again" label="Cancelling a makeup" options={again} />
      </div>
    </fieldset>
  );
};

const asUsual = { id: '', name: 'as usual' };
const whenOff = [
  asUsual,
  { id: 'BCAP', name: 'the lesson comes back' },
  { id: 'BCWM', name: 'a makeup lesson' },
  { id: 'BCWA', name: 'another single lesson' },
  { id: 'BCWR', name: 'a refund' },
  { id: 'BCNA', name: 'nothing: the lesson counts as used' },
];

/** What riders get when the barn calls a lesson off, by the reason. */
const CalledOffFields = () => (
  <fieldset className="policy-step stack gap-2">
    <legend className="field-label">If the barn calls a lesson off</legend>
    <p className="muted">
      What riders get, by the reason. Cancelling lessons begins with it, and staff may choose otherwise.
    </p>
    <div className="policy-holes">
      {barnCancelReasons.map(({ code, label }) => (
        <SelectField key={code} source={`called_off.${code}`} label={label} options={whenOff} />
      ))}
    </div>
  </fieldset>
);

const afterNoShows = [
  { id: 'asked', name: 'staff are asked on the day sheet' },
  { id: 'released', name: 'the places are released by themselves, after a mail' },
];
const FOLLOWS: Readonly<Record<string, string>> = {
  asked:
    'Before the last one the family is warned by mail; then the day sheet asks staff whether the later places of the ' +
    'series are released.',
  released:
    'Before the last one the family is warned by mail. After it another mail says which later places of the series ' +
    'are released, and when; the day sheet says so, too, and staff hold it with a reason or release at once. Whoever ' +
    'comes before that day, or was marked wrongly, keeps the places.',
};

/** What follows where a rider does not come, again and again. */
const NoShowFields = () => {
  const [count, then = 'asked'] = useWatch({ name: ['strike_count', 'strike_then'] }) as string[];
  const isCounted = Number(count) > 0;
  return (
    <fieldset className="policy-step stack gap-2">
      <legend className="field-label">No-shows in a row</legend>
      <p className="muted">{FOLLOWS[isCounted ? then : 'asked']}</p>
      <div className="policy-holes">
        <TextField source="strike_count" label="So many, at least 2 (0: not counted)" type="number" min={0} max={10} />
        {isCounted && <SelectField source="strike_then" label="Then" options={afterNoShows} />}
        {isCounted && then === 'released' && (
          <TextField
            source="strike_release_days"
            label="Days after the mail, at least 3"
            type="number"
            min={3}
            max={60}
          />
        )}
      </div>
    </fieldset>
  );
};

/** The rule as sentences with holes. */
export const RuleFields = () => {
  const free = useWatch({ name: 'free_count' }) as string;
  return (
    <>
      <Steps />
      <fieldset className="policy-step">
        <legend className="field-label">Free late cancellations</legend>
        <div className="policy-holes">
          <TextField source="free_count" label="Count as in time (0: none)" type="number" min={0} max={100} />
          {Number(free) > 0 && <SelectField source="free_per" label="In" options={periods} />}
        </div>
      </fieldset>
      <CalledOffFields />
      <MakeupFields />
      <NoShowFields />
    </>
  );
};
