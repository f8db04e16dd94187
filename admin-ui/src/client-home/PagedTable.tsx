import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useTopTen } from '@/record/top-ten';
import { Empty, Unanswered } from '@/ui/states';
import '@/record/record-table.css';

type Asked<Row> = {
  readonly data: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly isFetchingNextPage: boolean;
};

type PagedTableProps<Row> = {
  readonly label: string;
  /** Columns that a phone has no room for are wide. */
  readonly columns: readonly { readonly label: string; readonly wide?: boolean }[];
  readonly asked: Asked<Row>;
  readonly children: (row: Row) => ReactNode;
};

/** One line a record, more by a click where there is room for all. R087 */
export const PagedTable = <Row,>({ label, columns, asked, children }: PagedTableProps<Row>) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  const isTop = useTopTen();
  if (!data)
    return (
      <div className="record-part">
        <Unanswered error={error} refetch={refetch} label={label} />
      </div>
    );
  if (data.length === 0) return <Empty title="no records recorded" />;
  return (
    <div className="record-part">
      <table className="record-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.wide ? 'wide' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{data.map(children)}</tbody>
      </table>
      {hasNextPage && !isTop && (
        <p>
          <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
    </div>
  );
};
