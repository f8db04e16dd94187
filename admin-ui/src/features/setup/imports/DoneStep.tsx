import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useBarn } from '@/data/requests/barn';
import { isAtWork, useImportStep, type Import } from '@/data/requests/imports';
import { useSay } from '@/ui/use-say';
import { momentIn } from './moment';
import { RowPages } from './RowPages';
import { KINDS, rows } from './words';

const sentence = ({ state, made, left, kept, done, to_do }: Import) => {
  switch (state) {
    case 'read':
      return '';
    case 'running':
      return `${done} of ${rows(to_do)} imported`;
    case 'undoing':
      return `${done} of ${rows(to_do)} taken back`;
    case 'done':
      return left ? `${rows(made)} imported, ${left} left` : `${rows(made)} imported`;
    case 'undone':
      return kept ? `Undone, but for ${rows(kept)} used since` : 'Undone: nothing of it is left';
  }
};

const UndoButton = ({ run, until }: { run: Import; until: string }) => {
  const { mutateAsync, isPending } = useImportStep('imports/undo');
  const { time_zone } = useBarn();
  const say = useSay();
  return (
    <>
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => void mutateAsync({ id: run.id }).catch(say.refused)}
      >
        {'Undo the import'}
      </Button>
      <span className="muted">{`until ${momentIn(time_zone, until)}; what was used since stays`}</span>
    </>
  );
};

export const DoneStep = ({ run, onAnother }: { readonly run: Import; readonly onAnother: () => void }) => {
  const { list, listed } = KINDS[run.kind];
  const atWork = isAtWork(run);
  return (
    <section className="import-step" aria-label="Done">
      <p className="import-sentence" role="status">
        {sentence(run)}
      </p>
      <p className="muted">{run.file_name}</p>
      {atWork ? (
        <>
          <LinearProgress
            variant="determinate"
            value={run.to_do ? (100 * run.done) / run.to_do : 100}
            aria-label={sentence(run)}
          />
          <p className="muted">You may leave this page: it goes on by itself.</p>
        </>
      ) : (
        <>
          <div className="import-buttons">
            <Link to={list}>{`To the ${listed}`}</Link>
            <Button variant="text" onClick={onAnother}>
              Import another file
            </Button>
            {run.undo_until && <UndoButton run={run} until={run.undo_until} />}
          </div>
          <RowPages
            run={run}
            words={{ imports: 'Imported', leaves: run.state === 'undone' ? 'Not there' : 'Left' }}
            first={{ show: run.state === 'done' && run.left ? 'leave' : 'all' }}
          />
        </>
      )}
    </section>
  );
};
