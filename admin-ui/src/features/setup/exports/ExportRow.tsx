import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useBarn } from '@/data/requests/barn';
import { useFetchExport, type BarnExport } from '@/data/requests/exports';
import { useSay } from '@/ui/use-say';
import { momentIn } from '../imports/moment';

const MB = 1_000_000;
const inWords = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const sizeOf = (bytes: number) =>
  bytes < MB ? `${inWords.format(Math.ceil(bytes / 1000))} kB` : `${inWords.format(bytes / MB)} MB`;

const Progress = ({ run: { done, to_do } }: { run: BarnExport }) => {
  const words = to_do ? `${done} of ${to_do} tables and files written` : 'About to begin';
  return (
    <>
      <p role="status">{words}</p>
      <LinearProgress
        variant={to_do ? 'determinate' : 'indeterminate'}
        value={to_do ? (100 * done) / to_do : 0}
        aria-label={words}
      />
      <p className="muted">You may leave this page: it goes on by itself.</p>
    </>
  );
};

const Ready = ({ run }: { run: BarnExport }) => {
  const { time_zone } = useBarn();
  const { mutateAsync: fetchIt, isPending } = useFetchExport();
  const say = useSay();
  const fileName = `export-${(run.finished_at ?? run.created_at).slice(0, 10)}.zip`;
  return (
    <>
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => void fetchIt({ id: run.id, fileName }).catch(say.refused)}
      >
        {isPending ? 'Downloading …' : `Download ${sizeOf(run.size)}`}
      </Button>
      <p className="muted">
        {`${inWords.format(run.rows)} rows`}
        {run.kept_until && ` · can be downloaded until ${momentIn(time_zone, run.kept_until)}`}
      </p>
    </>
  );
};

/** One export, and what can be done with it. */
export const ExportRow = ({ run }: { readonly run: BarnExport }) => {
  const { time_zone } = useBarn();
  return (
    <li className="exports-row">
      <strong>{momentIn(time_zone, run.created_at)}</strong>
      {run.created_by && <span className="muted">{`by ${run.created_by}`}</span>}
      {run.state === 'running' ? <Progress run={run} /> : <Ready run={run} />}
    </li>
  );
};
