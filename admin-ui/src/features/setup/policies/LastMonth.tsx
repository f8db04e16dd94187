import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import Button from '@mui/material/Button';
import type { Input } from '@leadline/api-client';
import { useChangedByPolicy } from '@/data/requests/policies';
import { count, shortDay } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { aboutToWire, ruleToWire, type RuleValues } from './rule-values';

const Changed = ({ asked }: { asked: Input<'policies/changes'> }) => {
  const { data, error, refetch } = useChangedByPolicy(asked);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} />;
  const { looked_at, changed, cancellations } = data;
  return (
    <div className="stack gap-2" role="status">
      <p>
        {count(looked_at, 'cancellation')} in the last 30 days:{' '}
        {changed === 0 ? 'all would have come to the same.' : `${changed} would have come to something else.`}
      </p>
      {changed > 0 && (
        <ul className="policy-changes">
          {cancellations.map((one, at) => (
            <li key={at}>
              <strong>{one.name}</strong>, {one.title}, {shortDay(one.scheduled_date)}
              <br />
              <span className="muted">{one.before}</span> → {one.after}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Asked by a button, of the rule as it stands in the form. */
export const LastMonth = () => {
  const { getValues } = useFormContext<RuleValues>();
  const [asked, setAsked] = useState<Input<'policies/changes'> | null>(null);
  const name = useId();
  const ask = () => {
    const values = getValues();
    setAsked({ ...aboutToWire(values.about), ...ruleToWire(values) });
  };
  return (
    <section className="policy-step stack gap-3" aria-labelledby={name}>
      <h3 id={name}>What would have changed last month</h3>
      <div>
        <Button variant="outlined" size="small" onClick={ask}>
          Look
        </Button>
      </div>
      {asked && <Changed asked={asked} />}
    </section>
  );
};
