import { detailOf, isFigure, numberOf, textOf, useWords } from '../cells';
import { reportAddress } from '../catalogue';
import { Bars } from '../plots/Bars';
import { Plot } from '../plots/Plot';
import { span } from '../hub/words';
import type { DrawingProps } from './drawing';

/** The largest rows of a report, as its table names them. */
export const DrawnRows = ({ of, drawn, column, rows, found, columns, period, search }: DrawingProps) => {
  const words = useWords();
  const heads = columns.filter((one) => !isFigure(one) && one.kind === 'text');
  const shown = rows.map((row) => {
    const name =
      heads
        .map((head) => textOf(row[head.name]))
        .filter(Boolean)
        .join(', ') || '–';
    const to = of.ofLessons ? detailOf(of.group, row, search) : `${reportAddress(of.group, 'detail')}${search}`;
    const value = numberOf(row[column.name]);
    return { key: textOf(row.id), name, value, sum: words(column, value), to };
  });
  return (
    <Plot
      title={drawn.title}
      period={`${column.label}, ${span(period.from, period.to)}`}
      figures={found > shown.length && <p>{`The first ${shown.length} of ${found}; the table below has all.`}</p>}
      table={{
        columns: [heads.map(({ label }) => label).join(', '), column.label],
        rows: shown.map(({ key, name, sum, to }) => ({ key, cells: [name, { text: sum, to }] })),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          rows={shown.map(({ key, name, value, sum, to }) => ({
            key,
            name,
            sum,
            parts: [{ value, says: `${name}: ${sum}`, to }],
          }))}
        />
      )}
    </Plot>
  );
};
