import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DownIcon from '@mui/icons-material/ArrowDownward';
import './dense-table.css';

export type Column<Row> = {
  readonly source: keyof Row & string;
  readonly label: string;
  readonly render?: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Left out on a phone, where the first columns have to do. */
  readonly wide?: boolean;
};

type DenseTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly onRow?: (row: Row) => void;
  readonly actions?: (row: Row) => ReactNode;
};

const fromControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, select') !== null;

const Head = <Row extends RaRecord>({ column }: { column: Column<Row> }) => {
  const { sort, setSort } = useListContext<Row>();
  const sorted = sort.field === column.source ? sort.order : null;
  if (column.sortable === false)
    return (
      <th scope="col" className={column.wide ? 'wide' : undefined}>
        {column.label}
      </th>
    );
  const Arrow = sorted === 'DESC' ? DownIcon : UpIcon;
  return (
    <th
      scope="col"
      className={column.wide ? 'wide' : undefined}
      aria-sort={sorted ? (sorted === 'ASC' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="sort"
        onClick={() => setSort({ field: column.source, order: sorted === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {column.label}
        {sorted && <Arrow fontSize="inherit" aria-hidden />}
      </button>
    </th>
  );
};

/** Rows of 36 px drawn from the list context: head and first column stay in sight, the whole row opens. */
export const DenseTable = <Row extends RaRecord>({ label, columns, onRow, actions }: DenseTableProps<Row>) => {
  const { data = [] } = useListContext<Row>();
  const open = (row: Row) => (event: MouseEvent | KeyboardEvent) => {
    if (!fromControl(event.target)) onRow?.(row);
  };
  const text = (row: Row, { source, render }: Column<Row>): ReactNode => render?.(row) ?? (row[source] as ReactNode);
  return (
    <div className="table-scroll">
      <table className="dense">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.source} column={column} />
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.id} className={onRow ? 'opens' : undefined} onClick={open(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.source} scope="row">
                    {onRow ? (
                      <button type="button" className="row-open" onClick={() => onRow(row)}>
                        {text(row, column)}
                      </button>
                    ) : (
                      text(row, column)
                    )}
                  </th>
                ) : (
                  <td key={column.source} className={column.wide ? 'wide' : undefined}>
                    {text(row, column)}
                  </td>
                ),
              )}
              {actions && <td className="row-actions">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
