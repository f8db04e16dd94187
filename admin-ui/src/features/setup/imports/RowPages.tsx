import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useCheck, type Asked, type Check, type CheckedRow, type Import } from '@/data/requests/imports';
import { Empty, Unanswered } from '@/ui/states';
import { ImportTable } from './ImportTable';
import { RowFilter } from './RowFilter';

const PAGE = 50;

type PagesProps = {
  readonly run: Import;
  readonly words: { readonly imports: string; readonly leaves: string };
  readonly first?: Asked;
  readonly decide?: (row: CheckedRow) => ReactNode;
  /** Below the table, from what is known of all rows. */
  readonly children?: (check: Check) => ReactNode;
};

/** All rows of an import, by what becomes of them. */
export const RowPages = ({ run, words, first = { show: 'all' }, decide, children }: PagesProps) => {
  const [asked, setAsked] = useState<Asked>({ ...first, offset: 0 });
  const { data, error, refetch } = useCheck(run, { ...asked, limit: PAGE });
  if (!data) return <Unanswered error={error} refetch={refetch} />;
  const { offset = 0 } = asked;
  const labels = new Map(run.fields.map(({ name, label }) => [name, label]));
  return (
    <>
      <RowFilter check={data} words={words} wanted={asked} onChange={(wanted) => setAsked({ ...wanted, offset: 0 })} />
      {data.rows.length === 0 ? (
        <Empty title="No rows here" />
      ) : (
        <ImportTable
          run={run}
          rows={data.rows}
          decide={decide}
          heading={({ field, heading, letter }) => (
            <>
              <span>{(field && labels.get(field)) || 'Not imported'}</span>
              <span className="import-heading plain-weight muted small">{heading || `Column ${letter}`}</span>
            </>
          )}
        />
      )}
      {data.size > PAGE && (
        <div className="import-pages">
          <Button
            variant="text"
            disabled={offset === 0}
            onClick={() => setAsked({ ...asked, offset: Math.max(0, offset - PAGE) })}
          >
            Previous
          </Button>
          <span>{`${offset + 1}–${Math.min(offset + PAGE, data.size)} of ${data.size}`}</span>
          <Button
            variant="text"
            disabled={offset + PAGE >= data.size}
            onClick={() => setAsked({ ...asked, offset: offset + PAGE })}
          >
            Next
          </Button>
        </div>
      )}
      {children?.(data)}
    </>
  );
};
