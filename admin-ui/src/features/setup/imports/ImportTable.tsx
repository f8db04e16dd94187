import type { ReactNode } from 'react';
import type { CheckedRow, Import } from '@/data/requests/imports';
import { Tag } from '@/ui/Tag';

type Column = Import['columns'][number];
type Problem = CheckedRow['problems'][number];

const marks: Readonly<Record<Problem['severity'], string>> = { error: 'wrong', question: 'asked', note: 'noted' };

const Messages = ({ problems }: { problems: readonly Problem[] }) =>
  problems.map(({ code, severity, message }) => (
    <span key={`${code} ${message}`} className={`import-message ${marks[severity]}`}>
      {message}
    </span>
  ));

const markOf = (problems: readonly Problem[]) => {
  const worst = (['error', 'question', 'note'] as const).find((one) =>
    problems.some(({ severity }) => severity === one),
  );
  return worst && marks[worst];
};

const OUTCOMES = {
  made: ['success', 'Imported'],
  left: ['plain', 'Left'],
  undone: ['plain', 'Undone'],
  kept: ['warning', 'Stays'],
} as const;

const Fate = ({ row: { outcome, imports } }: { row: CheckedRow }) => {
  if (outcome) return <Tag tone={OUTCOMES[outcome][0]}>{OUTCOMES[outcome][1]}</Tag>;
  return imports ? <Tag tone="success">Import</Tag> : <Tag tone="plain">Leave</Tag>;
};

type TableProps = {
  readonly run: Import;
  readonly rows: readonly CheckedRow[];
  readonly heading: (column: Column) => ReactNode;
  /** What can be decided about a row. */
  readonly decide?: (row: CheckedRow) => ReactNode;
};

/** The rows as the file has them, each problem in its cell; in every step the same. */
export const ImportTable = ({ run, rows, heading, decide }: TableProps) => (
  // Scrolls by itself, so the keyboard has to reach it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="import-table" role="region" aria-label="Rows of the file" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Row</th>
          {run.columns.map((column) => (
            <th key={column.column} scope="col">
              {heading(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const whole = row.problems.filter(({ column }) => column === null);
          return (
            <tr key={row.row} className={row.imports ? '' : 'left'}>
              <th scope="row">
                <span className="import-row-number">{row.row}</span>
                <Fate row={row} />
                {decide?.(row)}
                <Messages problems={whole} />
              </th>
              {run.columns.map(({ column }) => {
                const problems = row.problems.filter((one) => one.column === column);
                return (
                  <td key={column} className={markOf(problems)}>
                    <span className="import-cell">{row.cells[column]}</span>
                    <Messages problems={problems} />
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
