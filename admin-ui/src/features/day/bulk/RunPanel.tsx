import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useBulkRun, useUndoBulk, type BulkRun } from '@/data/requests/bulk';
import { timeIn } from '@/data/time/day';
import { count } from '@/data/time/words';
import { Numbers } from '@/ui/Numbers';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';

/** Until the instant, and a moment longer: then it is drawn anew. */
const useIsBefore = (instant: string | null): boolean => {
  const [now, setNow] = useState(() => Date.now());
  const left = instant ? Date.parse(instant) - now : 0;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left + 500);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
};

const headline = ({ kind, state, done, reverted }: BulkRun): string => {
  if (state === 'running') return kind === 'delete' ? 'Deleting…' : 'Cancelling…';
  if (state === 'reverting') return 'Taking it back…';
  if (state === 'reverted') return `${count(reverted, 'lesson takes', 'lessons take')} place after all`;
  return `${count(done, 'lesson')} ${kind === 'delete' ? 'deleted' : 'cancelled'}`;
};

const Bar = ({ label, value, max }: { label: string; value: number; max: number }) => (
  <p className="bulk-bar-line row middle gap-3">
    <progress aria-label={label} value={value} max={Math.max(1, max)} />
    <span>{`${value} of ${max}`}</span>
  </p>
);

const because = { cancelled: 'cancelled already', gone: 'deleted meanwhile' } as const;

const Delivery = ({ mails }: Pick<BulkRun, 'mails'>) => {
  const named = (state: BulkRun['mails'][number]['state']) =>
    mails.filter((mail) => mail.state === state).map(({ name }) => name);
  const [sent, failed, nobody, waiting] = [named('sent'), named('failed'), named('no_address'), named('waiting')];
  return (
    <>
      <h3>Mails</h3>
      <Bar label="Mails sent" value={sent.length} max={mails.length - nobody.length} />
      <Numbers
        lines={[
          { key: 'sent', text: `${sent.length} sent`, names: sent },
          { key: 'waiting', text: `${waiting.length} on the way`, names: waiting },
          { key: 'failed', text: `${failed.length} refused by the mail server`, names: failed },
          { key: 'nobody', text: `${nobody.length} without an address`, names: nobody },
        ]}
      />
    </>
  );
};

const Undo = ({ run }: { run: BulkRun }) => {
  const { time_zone } = useBarn();
  const { mutateAsync, isPending } = useUndoBulk();
  const say = useSay();
  const inTime = useIsBefore(run.undo_until);
  if (!run.undo_until || !inTime || run.state === 'reverting' || run.state === 'reverted') return null;
  const until = timeIn(time_zone, new Date(run.undo_until));
  const undo = () => void say.after(mutateAsync({ id: run.id }), () => say.done('The cancellation was taken back'));
  return (
    <Button variant="outlined" disabled={isPending} onClick={undo}>
      {`Undo until ${until}`}
    </Button>
  );
};

/** A run as it goes: lessons, then the mails one after another, and the way back. */
export const RunPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: run, error, refetch } = useBulkRun(id);
  if (!run) return <Unanswered error={error} refetch={refetch} rows={4} label="Loading what was done" />;
  const total = run.state === 'reverting' ? run.done : run.total;
  return (
    <section className="bulk-run" aria-label="What was done">
      <h2 aria-live="polite">{headline(run)}</h2>
      {run.state === 'running' && <Bar label="Lessons done" value={run.done + run.skipped.length} max={total} />}
      {run.state === 'reverting' && <Bar label="Lessons taken back" value={run.reverted} max={total} />}
      {(['cancelled', 'gone'] as const).map((why) => {
        const skipped = run.skipped.filter((one) => one.because === why).length;
        return skipped > 0 && <p key={why}>{`${count(skipped, 'was', 'were')} ${because[why]} and left out`}</p>;
      })}
      {run.riders_kept > 0 && (
        <p>{`${count(run.riders_kept, 'rider stays', 'riders stay')} cancelled: what they were given is used or paid out already`}</p>
      )}
      {run.state === 'reverted' && run.mails.some(({ state }) => state === 'sent') && (
        <p>Whoever had been told is told again.</p>
      )}
      {run.state !== 'reverted' && run.mails.length > 0 && <Delivery mails={run.mails} />}
      <div className="bulk-buttons row wrap gap-2">
        <Undo run={run} />
        {run.kind === 'delete' && (
          <Button component={Link} to="/deleted" variant="outlined">
            Deleted events
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          Choose other lessons
        </Button>
      </div>
    </section>
  );
};
