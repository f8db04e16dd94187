import Button from '@mui/material/Button';
import { useFailedJobs, useRetryJobs, type FailedJob } from '@/data/requests/failed-jobs';
import { count } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { when } from './when';

const Job = ({ job, onRetry, isRetrying }: { job: FailedJob; onRetry: () => void; isRetrying: boolean }) => (
  <li className="platform-job">
    <strong>{`${job.queue}: ${job.name}`}</strong>
    <span className="muted">{`${count(job.attempts, 'attempt')}, the last on ${when(job.failed_at)}`}</span>
    <span>{job.reason}</span>
    <Button
      size="small"
      variant="outlined"
      disabled={isRetrying}
      aria-label={`Try ${job.name} again`}
      onClick={onRetry}
    >
      Try again
    </Button>
  </li>
);

const Jobs = () => {
  const { data, error, refetch } = useFailedJobs();
  const { mutateAsync, isPending } = useRetryJobs();
  const say = useSay();
  const retry = (ids: readonly string[]) =>
    void say.after(mutateAsync(ids), ({ retried }) => say.done(`${count(retried, 'job')} will be tried again`));
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} label="Loading what was given up" />;
  if (data.jobs.length === 0)
    return <p className="muted">Nothing was given up: every mail and projection got through.</p>;
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => retry(data.jobs.map(({ id }) => id))}>
        Try all again
      </Button>
      <ul>
        {data.jobs.map((job) => (
          <Job key={job.id} job={job} isRetrying={isPending} onRetry={() => retry([job.id])} />
        ))}
      </ul>
    </>
  );
};

/** Jobs that no further attempt was made for; each can be tried again, once, however often it is clicked. */
export const GivenUp = () => (
  <section aria-labelledby="given-up">
    <h2 id="given-up">Given up in the background</h2>
    <Jobs />
  </section>
);
