import { useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import { SelectField, TextField, TimeField } from '@/ui/form/form-inputs';
import { canWait, isMoney, type StepValues } from './rule-values';

const options = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([id, name]) => ({ id, name }));

const notices = options({
  hours: 'hours before',
  working_hours: 'hours before, weekends not counted',
  days: 'days before, at the same time',
  clock: 'a time of day',
});
const outcomes = options({
  lesson: 'the lesson comes back',
  makeup: 'a makeup lesson',
  single_lesson: 'another single lesson',
  credit: 'a credit',
  refund: 'a refund',
  nothing: 'nothing: the lesson counts as used',
});
const fillings = options({ '0': 'at once', '1': 'if the place is filled' });
const fees = options({ none: 'no fee', amount: 'a fee of', percent: 'a fee in per cent of' });

const Until = ({ source }: { source: string }) => {
  const notice = useWatch({ name: `${source}.notice` }) as string;
  return (
    <>
      <SelectField source={`${source}.notice`} label="Until" options={notices} />
      <TextField
        source={`${source}.count`}
        label={notice === 'clock' ? 'Days before (0: that day)' : notice === 'days' ? 'Days' : 'Hours'}
        type="number"
        min={notice === 'clock' ? 0 : 1}
      />
      {notice === 'clock' && <TimeField source={`${source}.time`} label="At" step={15} />}
    </>
  );
};

type StepFieldsProps = {
  readonly at: number;
  readonly isOnly: boolean;
  readonly onRemove: () => void;
};

/** One sentence with holes: until when, what is given, what is charged. */
export const StepFields = ({ at, isOnly, onRemove }: StepFieldsProps) => {
  const source = `steps.${at}`;
  const { notice, gives, fee_kind } = useWatch({ name: source }) as StepValues;
  const isLast = notice === 'start';
  const name = isLast ? (isOnly ? 'Until the lesson begins' : 'After that') : at === 0 ? 'In time' : 'Later';
  return (
    <fieldset className="policy-step stack gap-3">
      <legend className="field-label">{name}</legend>
      <div className="policy-holes">
        {!isLast && <Until source={source} />}
        <SelectField source={`${source}.gives`} label="The family gets" options={outcomes} />
        {isMoney(gives) && (
          <>
            <TextField source={`${source}.percent`} label="Per cent of the price" type="number" min={1} max={100} />
            <TextField source={`${source}.less`} label="Less a fee of" type="number" min={0} step="0.01" />
          </>
        )}
        {canWait(gives) && <SelectField source={`${source}.if_filled`} label="It is given" options={fillings} />}
        <SelectField source={`${source}.fee_kind`} label="And is charged" options={fees} />
        {fee_kind !== 'none' && (
          <TextField
            source={`${source}.fee`}
            label={fee_kind === 'percent' ? 'Per cent' : 'Amount'}
            type="number"
            min={0}
            step={fee_kind === 'percent' ? '1' : '0.01'}
          />
        )}
      </div>
      {!isLast && (
        <div>
          <Button size="small" onClick={onRemove} aria-label={`Remove “${name}”`}>
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  );
};
