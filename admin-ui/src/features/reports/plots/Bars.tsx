import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import type { Part } from './Columns';
import { HEIGHT } from './Axes';
import { letters } from './Legend';
import { Marks, type Mark } from './Marks';

export type Row = {
  readonly key: string;
  readonly name: string;
  /** What the whole row comes to, behind its end. */
  readonly sum: string;
  readonly parts: readonly Part[];
  /** What it may come to, as a line across. */
  readonly limit?: number | null;
  /** It goes over a limit. */
  readonly isOver?: boolean;
};

type BarsProps = { readonly rows: readonly Row[]; readonly width: number; readonly isStacked?: boolean };

const TOP = 4;
const BOTTOM = 4;
const THICKEST = 26;
const LETTER = 14;
/** Pixels of a letter of the small type, more or less. */
const LETTER_WIDTH = 6.4;

const cut = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name);

/** Amounts from zero to the right, a row each; the row’s name stands before it and its sum behind. */
export const Bars = ({ rows, width, isStacked = false }: BarsProps) => {
  const most = Math.max(8, Math.min(30, Math.floor(width / 20)));
  const left = Math.min(most, Math.max(...rows.map(({ name }) => name.length))) * LETTER_WIDTH + 12;
  const right = Math.max(...rows.map(({ sum }) => sum.length)) * LETTER_WIDTH + 10;
  const total = ({ parts }: Row) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const x = scaleLinear({
    domain: [0, Math.max(1, ...rows.map((row) => Math.max(total(row), row.limit ?? 0)))],
    range: [left, Math.max(left + 20, width - right)],
  });
  const y = scaleBand({ domain: rows.map(({ key }) => key), range: [TOP, HEIGHT - BOTTOM], padding: 0.24 });
  const thick = Math.min(y.bandwidth(), THICKEST);
  const topOf = (key: string) => (y(key) ?? 0) + (y.bandwidth() - thick) / 2;
  const marks = rows.flatMap(({ key, parts, isOver }, row): Mark[] => {
    let reached = 0;
    return parts.flatMap((part, at): Mark[] => {
      const from = x(reached);
      reached += Math.max(0, part.value);
      const long = x(reached) - from;
      if (isStacked && part.value === 0) return [];
      return [
        {
          key: `${key} ${at}`,
          row,
          column: at,
          ...part,
          shape: (
            <>
              <rect
                className="plot-reach"
                x={isStacked ? from : 0}
                width={isStacked ? Math.max(long, 4) : width}
                y={topOf(key) - 2}
                height={thick + 4}
              />
              <Bar
                className={`plot-area series-${at + 1}${isOver ? ' over' : ''}`}
                x={from}
                width={Math.max(long, part.value ? 1 : 0)}
                y={topOf(key)}
                height={thick}
              />
              {isStacked && long >= LETTER && thick >= LETTER - 2 && (
                <text className="plot-letter" x={from + long / 2} y={topOf(key) + thick / 2 + 4}>
                  {letters[at]}
                </text>
              )}
            </>
          ),
        },
      ];
    });
  });
  return (
    <svg className="plot-svg" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT}>
      <Line className="plot-zero" from={{ x: left, y: TOP }} to={{ x: left, y: HEIGHT - BOTTOM }} />
      <Marks marks={marks} />
      <g aria-hidden="true" className="plot-names">
        {rows.map((row) => {
          const middle = topOf(row.key) + thick / 2 + 4;
          return (
            <g key={row.key}>
              <text className="plot-tick" x={left - 6} y={middle} textAnchor="end">
                {cut(row.name, most)}
              </text>
              {!!row.limit && (
                <Line
                  className="plot-limit"
                  from={{ x: x(row.limit), y: topOf(row.key) - 2 }}
                  to={{ x: x(row.limit), y: topOf(row.key) + thick + 2 }}
                />
              )}
              <text
                className={row.isOver ? 'plot-sum over' : 'plot-sum'}
                x={x(Math.max(total(row), row.limit ?? 0)) + 5}
                y={middle}
              >
                {row.sum}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
};
