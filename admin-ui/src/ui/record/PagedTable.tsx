import type { ComponentProps, ReactNode } from 'react';
import { ShowMore } from './ShowMore';
import { useTopTen } from './top-ten';
import { Empty, Unanswered } from '@/ui/states';
import './record-table.css';

type Asked<Row> = Omit<ComponentProps<typeof ShowMore>, 'data'> & {
  readonly data: readonly Row[] | undefined;
  readonly refetch: () => unknown;
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
  const { data, error, refetch } = asked;
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
      {!isTop && <ShowMore {...asked} data={data} />}
    </div>
  );
};
