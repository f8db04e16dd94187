import Button from '@mui/material/Button';
import { useCheck, useImportStep, type Import } from '@/data/requests/imports';
import { RadioInput, Toggle } from '@/ui/form/inputs';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { ImportTable } from './ImportTable';
import { rows as rowsOf, separated } from './words';

const FIRST = 20;

/** Read as 3 April or as 4 March: asked only where a column holds dates. */
const orders = [
  { id: 'dmy', name: '3/4/2015 is 3 April' },
  { id: 'mdy', name: '3/4/2015 is 4 March' },
];

type StepProps = { readonly run: Import; readonly onBack: () => void; readonly onDone: () => void };

const nameOf = ({ letter, heading }: Import['columns'][number]) => heading || `Column ${letter}`;

export const ColumnsStep = ({ run, onBack, onDone }: StepProps) => {
  const { data, error, refetch } = useCheck(run, { limit: FIRST });
  const { mutateAsync } = useImportStep('imports/columns');
  const say = useSay();
  const save = (change: Omit<Parameters<typeof mutateAsync>[0], 'id'>) =>
    void mutateAsync({ id: run.id, ...change }).catch(say.refused);
  const hasDates = run.columns.some(({ field }) => field === 'date_of_birth');
  const unused = run.columns.filter(({ field }) => field === null).length;
  return (
    <section className="import-step" aria-label="Columns">
      <p>
        <strong>{run.file_name}</strong>{' '}
        <span className="muted">{`read as ${run.encoding}, separated by ${separated(run.separator)}`}</span>
      </p>
      <div className="import-options">
        <Toggle
          label="The first row holds the names of the columns"
          checked={run.has_header === 1}
          onChange={(checked) => save({ has_header: checked ? 1 : 0 })}
        />
        {hasDates && (
          <RadioInput
            legend="Dates"
            value={run.date_order}
            onChange={(order) => save({ date_order: order === 'mdy' ? 'mdy' : 'dmy' })}
            options={orders}
          />
        )}
      </div>
      <p className="muted">
        {`Say above each column what it holds.${unused ? ` ${unused} of ${run.columns.length} are not imported.` : ''}`}
      </p>
      {data ? (
        <ImportTable
          run={run}
          rows={data.rows}
          heading={(column) => (
            <>
              <span className="import-heading plain-weight muted small">{nameOf(column)}</span>
              <select
                className="input"
                aria-label={`What ${nameOf(column)} (${column.letter}) holds`}
                value={column.field ?? ''}
                onChange={({ target }) => save({ columns: [{ column: column.column, field: target.value }] })}
              >
                <option value="">Not imported</option>
                {run.fields.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </>
          )}
        />
      ) : (
        <Unanswered error={error} refetch={refetch} />
      )}
      <footer className="import-buttons">
        <Button variant="contained" disabled={!data} onClick={onDone}>
          {data ? `Check ${rowsOf(data.imports + data.leaves)}` : 'Check'}
        </Button>
        <Button variant="text" onClick={onBack}>
          Choose another file
        </Button>
      </footer>
    </section>
  );
};
