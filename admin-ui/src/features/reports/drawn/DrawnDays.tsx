import { dayAndYear, shortDay } from '@/data/time/words';
import { reportAddress } from '../catalogue';
import { numberOf, textOf, useWords } from '../cells';
import { compact, span } from '../hub/words';
import { Columns } from '../plots/Columns';
import { Plot } from '../plots/Plot';
import { daysOf } from '../period';
import type { DrawingProps } from './drawing';

/** A column for each day, those without anything among them. */
export const DrawnDays = ({ of, drawn, column, rows, columns, period, search }: DrawingProps) => {
  const words = useWords();
  const day = columns[0]?.name ?? '';
  const sums = new Map(rows.map((row) => [textOf(row[day]), numberOf(row[column.name])]));
  const behind = (on: string) => {
    const params = new URLSearchParams(search);
    params.set('from', on);
    params.set('to', on);
    params.delete('sort');
    return `${reportAddress(of.group, 'detail')}?${params.toString()}`;
  };
  const days = daysOf(period).map((on) => {
    const value = sums.get(on) ?? 0;
    return { on, value, sum: words(column, value), to: behind(on) };
  });
  return (
    <Plot
      title={drawn.title}
      period={`${column.label}, ${span(period.from, period.to)}`}
      table={{
        columns: ['Day', column.label],
        rows: days.map(({ on, sum, to }) => ({ key: on, cells: [dayAndYear(on), { text: sum, to }] })),
      }}
    >
      {(width) => (
        <Columns
          width={width}
          words={column.kind === 'minutes' ? (value) => compact(value / 60) : compact}
          columns={days.map(({ on, value, sum, to }) => ({
            key: on,
            name: shortDay(on).slice(4),
            parts: [{ value, says: `${shortDay(on)}: ${sum}`, to }],
          }))}
        />
      )}
    </Plot>
  );
};
