import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useFirstSteps, useLeaveOut, useLeftOut, type FirstStep } from '@/data/requests/first-steps';
import { Tick } from '@/ui/Tick';
import { useSay } from '@/ui/use-say';
import { steps } from './steps';
import '@/ui/fold.css';
import './first-steps.css';

type StepProps = { readonly name: FirstStep; readonly isDone: boolean; readonly onLeaveOut: () => void };

const Step = ({ name, isDone, onLeaveOut }: StepProps) => {
  const { label, why, to, many } = steps[name];
  return (
    <li
      className={
        isDone
          ? 'first-step stack middle gap-2 ruled-below first-step-done'
          : 'first-step stack middle gap-2 ruled-below'
      }
    >
      <span className="accent">{isDone && <Tick label="Done" />}</span>
      <span className="stack">
        {isDone ? label : <Link to={to}>{label}</Link>}
        {!isDone && (
          <span className="muted">
            {why} {many && <Link to={many.to}>{many.label}</Link>}
          </span>
        )}
      </span>
      {!isDone && (
        <Button size="small" variant="text" aria-label={`Leave out: ${label}`} onClick={onLeaveOut}>
          Leave out
        </Button>
      )}
    </li>
  );
};

/** Without these a barn neither teaches nor sells. */
const needed: readonly FirstStep[] = ['lesson', 'package', 'family'];

/** Leads a new barn from nothing to its first lesson and its first package sold; unfolded until then, then a line until nothing is left. */
export const FirstSteps = () => {
  const { data = [] } = useFirstSteps();
  const { leftOut, isOver } = useLeftOut();
  const { mutateAsync } = useLeaveOut();
  const say = useSay();
  const shown = data.filter(({ name, done }) => done || !leftOut.includes(name));
  const left = shown.filter(({ done }) => !done);
  if (isOver || left.length === 0) return null;
  const change = (next: { leftOut: readonly string[]; isOver: boolean }, text: string) =>
    void say.after(mutateAsync(next), () =>
      say.done(text, { undo: () => void say.after(mutateAsync({ leftOut, isOver: false }), () => say.done('Undone')) }),
    );
  return (
    <details className="fold first-steps no-print" open={left.some(({ name }) => needed.includes(name))}>
      <summary>
        <h2>First steps</h2> <span className="muted">{`${shown.length - left.length} of ${shown.length} done`}</span>
      </summary>
      <ol>
        {shown.map(({ name, done }) => (
          <Step
            key={name}
            name={name}
            isDone={done === 1}
            onLeaveOut={() => change({ leftOut: [...leftOut, name], isOver: false }, `Left out: ${steps[name].label}`)}
          />
        ))}
      </ol>
      <Button
        variant="text"
        onClick={() => change({ leftOut, isOver: true }, 'The first steps are not shown any more')}
      >
        Do not show this again
      </Button>
    </details>
  );
};
