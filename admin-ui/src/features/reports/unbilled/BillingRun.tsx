import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useLessonBilling, useLessonBillings, type LessonBilling } from '@/data/requests/lesson-billing';
import { useWrite } from '@/data/requests/use-write';
import { timeIn, todayIn } from '@/data/time/day';
import { count, dayAndTime } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';

const useMoment = () => {
  const { time_zone } = useBarn();
  return (instant: string) => dayAndTime(todayIn(time_zone, new Date(instant)), timeIn(time_zone, new Date(instant)));
};

const states = {
  running: 'under way',
  done: 'billed',
  reverting: 'being taken back',
  reverted: 'taken back',
} as const;

const UndoQuestion = ({ run, onClose }: { run: LessonBilling; onClose: () => void }) => {
  const { mutateAsync } = useWrite('lesson_billing/undo');
  const say = useSay();
  const undo = async () => {
    await mutateAsync({ id: run.id });
    say.done(`${count(run.billed, 'lesson waits', 'lessons wait')} again`);
  };
  return (
    <Modal danger values={{}} onSubmit={undo} onSaved={onClose}>
      <Question
        title={`Take back ${count(run.invoices, 'invoice')}?`}
        submitLabel={`Take back ${count(run.invoices, 'invoice')}`}
        cancelLabel="Keep them"
        onClose={onClose}
      >
        <p>
          {`They keep their numbers and ask for nothing any more; ${count(run.billed, 'lesson waits', 'lessons wait')} for cover again.`}
          {run.mailed > 0 && ` ${count(run.mailed, 'invoice was', 'invoices were')} mailed: tell these families.`}
        </p>
      </Question>
    </Modal>
  );
};

const headline = (run: LessonBilling, amount: (value: number) => string) => {
  if (run.state === 'running') return 'Billing…';
  if (run.state === 'reverting') return 'Taking it back…';
  if (run.state === 'reverted') return 'Taken back';
  return `${count(run.billed, 'lesson')} billed on ${count(run.invoices, 'invoice')}, ${amount(run.total)}`;
};

/** A run as it goes, and the way back. */
export const BillingRun = ({ id }: { id: string }) => {
  const { data: run, error, refetch } = useLessonBilling(id);
  const [asks, setAsks] = useState(false);
  const amount = useAmount();
  const moment = useMoment();
  if (!run) return <Unanswered error={error} refetch={refetch} rows={2} label="Loading what was billed" />;
  return (
    <section className="unbilled-run" aria-label="What was billed">
      <h2 aria-live="polite">{headline(run, amount)}</h2>
      {run.state === 'running' && (
        <p className="row middle gap-3">
          <progress aria-label="Lessons billed" value={run.billed + run.skipped} max={Math.max(1, run.planned)} />
          <span>{`${run.billed + run.skipped} of ${run.planned}`}</span>
        </p>
      )}
      <p className="muted">
        {`Begun ${moment(run.started_at)} by ${run.started_by ?? 'somebody who is gone'}.`}
        {run.mailed > 0 && ` ${count(run.mailed, 'invoice is', 'invoices are')} mailed.`}
        {run.skipped > 0 && ` ${count(run.skipped, 'lesson was', 'lessons were')} left out: covered or gone meanwhile.`}
        {run.reverted_at && ` Taken back ${moment(run.reverted_at)} by ${run.reverted_by ?? 'somebody who is gone'}.`}
        {run.kept > 0 && ` ${count(run.kept, 'invoice stays', 'invoices stay')}: paid meanwhile.`}
        {run.state === 'done' &&
          run.paid_invoices > 0 &&
          ` Something of ${count(run.paid_invoices, 'invoice')} is paid, so it stays.`}
      </p>
      {(run.state === 'done' || run.state === 'running') && run.invoices > 0 && run.paid_invoices === 0 && (
        <Button variant="outlined" onClick={() => setAsks(true)}>
          Take back…
        </Button>
      )}
      {asks && <UndoQuestion run={run} onClose={() => setAsks(false)} />}
    </section>
  );
};

/** What was billed before, each with the way back while there is one. */
export const EarlierRuns = ({ shown }: { shown: string | null }) => {
  const { data = [] } = useLessonBillings();
  const amount = useAmount();
  const moment = useMoment();
  const others = data.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="earlier-runs" className="no-print">
      <h2 id="earlier-runs">Billed before</h2>
      <ul className="unbilled-runs">
        {others.map((run) => (
          <li key={run.id} className="row wrap middle gap-2">
            <Link to={`/unbilled?run=${run.id}`}>{moment(run.started_at)}</Link>
            <span>{`${count(run.billed, 'lesson')}, ${count(run.invoices, 'invoice')}, ${amount(run.total)}`}</span>
            <Tag tone={run.state === 'reverted' ? 'plain' : 'success'}>{states[run.state]}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
};
