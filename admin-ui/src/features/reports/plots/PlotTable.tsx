import { Link } from 'react-router-dom';

export type PlotCell = string | { readonly text: string; readonly to: string };
export type PlotRows = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly PlotCell[] }[];
};

const Cell = ({ cell }: { readonly cell: PlotCell }) =>
  typeof cell === 'string' ? <>{cell}</> : <Link to={cell.to}>{cell.text}</Link>;

/** A plot as its table, in the same room. */
export const PlotTable = ({ label, columns, rows }: PlotRows & { readonly label: string }) => (
  // Scrolls by itself, so the keyboard has to reach it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="plot-table" tabIndex={0} role="region" aria-label={`${label} As a table.`}>
    <table className="record-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head = '', ...cells] }) => (
          <tr key={key}>
            <th scope="row">
              <Cell cell={head} />
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
