import Button from '@mui/material/Button';
import { useImportStep, type Check, type CheckedRow, type Import } from '@/data/requests/imports';
import { Toggle } from '@/ui/form/inputs';
import { useSay } from '@/ui/use-say';
import { RowPages } from './RowPages';

const hasQuestion = ({ problems }: CheckedRow) =>
  problems.some(({ severity }) => severity === 'question') && !problems.some(({ severity }) => severity === 'error');

const StartButton = ({ run, check: { imports, leaves } }: { run: Import; check: Check }) => {
  const { mutateAsync, isPending } = useImportStep('imports/start');
  const say = useSay();
  return (
    <Button
      variant="contained"
      disabled={imports === 0 || isPending}
      onClick={() => void mutateAsync({ id: run.id, rows: imports }).catch(say.refused)}
    >
      {imports === 0 ? 'Nothing to import' : leaves === 0 ? `Import ${imports}` : `Import ${imports}, leave ${leaves}`}
    </Button>
  );
};

/** Every row with what becomes of it, before anything does. */
export const CheckStep = ({ run, onBack }: { readonly run: Import; readonly onBack: () => void }) => {
  const { mutateAsync } = useImportStep('imports/take');
  const say = useSay();
  const take = (takes: boolean, row?: number) =>
    void mutateAsync({ id: run.id, take: takes ? 1 : 0, ...(row !== undefined && { row }) }).catch(say.refused);
  return (
    <section className="import-step" aria-label="Check">
      <RowPages
        run={run}
        words={{ imports: 'To import', leaves: 'To leave' }}
        decide={(row) =>
          hasQuestion(row) && (
            <Button
              size="small"
              variant="text"
              aria-label={`${row.imports ? 'Leave' : 'Import'} row ${row.row}`}
              onClick={() => take(!row.imports, row.row)}
            >
              {row.imports ? 'Leave' : 'Import anyway'}
            </Button>
          )
        }
      >
        {(check) => (
          <>
            {check.problems.some(({ severity }) => severity === 'question') && (
              <Toggle
                label="Import also what may be there already"
                checked={run.takes_all === 1}
                onChange={(checked) => take(checked)}
              />
            )}
            <footer className="import-buttons">
              <StartButton run={run} check={check} />
              <Button variant="text" onClick={onBack}>
                Back to the columns
              </Button>
            </footer>
          </>
        )}
      </RowPages>
    </section>
  );
};
