import { useState } from 'react';
import { CheckboxGroupInput, maxValue, minValue, NumberInput } from 'react-admin';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { Facts } from '@/ui/record/Facts';
import { useAccess } from '@/data/providers/use-access';
import { useHorseLimits, useSaveHorseLimits, type HorseLimits as Limits } from '@/data/requests/horse-limits';
import { DateField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { useOpenHorse } from './horse-context';
import {
  changedLimits,
  limitFacts,
  limitLabels,
  limitNumbers,
  limitValues,
  weekdays,
  type LimitValues,
} from './limit-values';

const between = (low: number, high: number, what: string) => {
  const said = `Between ${low} and ${high} ${what}`;
  return [minValue(low, said), maxValue(high, said)];
};

const Inputs = () => (
  <>
    <div className="limit-numbers">
      {limitNumbers.map(({ source, label, hint, low, high, what }) => (
        <NumberInput key={source} {...{ source, label }} helperText={hint} validate={between(low, high, what)} />
      ))}
    </div>
    <CheckboxGroupInput source="days_off" label={limitLabels.days_off} choices={weekdays} helperText={false} />
    <DateField source="off_until" label={limitLabels.off_until} hint="The first day on which it works again." />
  </>
);

const useSave = (limits: Limits, onSaved: () => void) => {
  const { horse_name } = useOpenHorse();
  const { mutateAsync } = useSaveHorseLimits();
  const say = useSay();
  const { id, version } = limits;
  const before = limitValues(limits);
  return async (now: LimitValues) => {
    const changes = changedLimits(before, now);
    if (Object.keys(changes).length > 0) {
      const saved = await mutateAsync({ id, version, ...changes });
      const back = { id, version: saved.limits.version, ...changedLimits(now, before) };
      say.done(`Limits of ${horse_name} saved`, {
        undo: () => void say.after(mutateAsync(back), () => say.done('Undone')),
      });
    }
    onSaved();
  };
};

const EditLimits = ({ limits, onClose }: { limits: Limits; onClose: () => void }) => {
  const [opened] = useState(limits);
  const save = useSave(opened, onClose);
  const [values] = useState(limitValues(opened));
  return (
    <ValuesForm className="record-page-form readable" warns values={values} onSubmit={save}>
      <Inputs />
      <p className="record-page-buttons row wrap end gap-2-3">
        <FormButtons onCancel={onClose} />
      </p>
    </ValuesForm>
  );
};

const ShownLimits = ({ limits, onEdit }: { limits: Limits; onEdit: (() => void) | undefined }) => {
  const { horse_name } = useOpenHorse();
  const facts = limitFacts(limits);
  return (
    <>
      {facts.some(({ value }) => value) ? (
        <Facts facts={facts} />
      ) : (
        <p className="muted">
          Nothing limits what {horse_name} does. With a limit, whoever chooses it is warned before it does too much.
        </p>
      )}
      {onEdit && (
        <p>
          <Button variant="outlined" onClick={onEdit}>
            Change the limits
          </Button>
        </p>
      )}
    </>
  );
};

/** What the horse may do, which whoever chooses it is told of; nothing is ever refused by it. */
export const HorseLimits = () => {
  const { id } = useOpenHorse();
  const { canCall } = useAccess();
  const { data: limits, error, refetch } = useHorseLimits(id);
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="record-part">
      <h2>Limits of its work</h2>
      {!limits && <Unanswered error={error} refetch={refetch} rows={3} />}
      {limits &&
        (isEditing ? (
          <EditLimits limits={limits} onClose={() => setEditing(false)} />
        ) : (
          <ShownLimits limits={limits} onEdit={canCall('horses/updateLimits') ? () => setEditing(true) : undefined} />
        ))}
      {canCall('horses/workOfWeek') && (
        <p>
          <Link to="/horsework">What all horses do this week</Link>
        </p>
      )}
    </div>
  );
};
