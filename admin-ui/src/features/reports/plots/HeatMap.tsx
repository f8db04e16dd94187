import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import { HEIGHT } from './Axes';
import { Marks } from './Marks';

export type Cell = {
  readonly row: string;
  readonly column: string;
  /** Percent, in the cell; null where there is nothing to fill. */
  readonly filled: number | null;
  readonly says: string;
  readonly to: string;
};
type Head = { readonly key: string; readonly name: string };
type HeatMapProps = {
  readonly rows: readonly Head[];
  readonly columns: readonly Head[];
  readonly cells: readonly Cell[];
  readonly width: number;
};

const LEFT = 40;
const TOP = 18;
const STEPS = 5;
const LOWEST_WITH_NUMBER = 11;

/** Five shades, of which the last is full; a number stands in each. */
const shade = (filled: number | null) => (filled === null ? 'none' : Math.min(STEPS, Math.floor(filled / 20) + 1));

/** How full the hours of the days are. */
export const HeatMap = ({ rows, columns, cells, width }: HeatMapProps) => {
  const x = scaleBand({ domain: columns.map(({ key }) => key), range: [LEFT, width - 2], padding: 0.04 });
  const y = scaleBand({ domain: rows.map(({ key }) => key), range: [TOP, HEIGHT - 2], padding: 0.06 });
  const [wide, high] = [x.bandwidth(), y.bandwidth()];
  const marks = cells.map((cell) => {
    const [left, top] = [x(cell.column) ?? 0, y(cell.row) ?? 0];
    return {
      key: `${cell.row} ${cell.column}`,
      row: rows.findIndex(({ key }) => key === cell.row),
      column: columns.findIndex(({ key }) => key === cell.column),
      says: cell.says,
      to: cell.to,
      shape: (
        <>
          <Bar className={`heat heat-${shade(cell.filled)}`} x={left} width={wide} y={top} height={high} rx={2} />
          {high >= LOWEST_WITH_NUMBER && (
            <text className={`heat-number on-${shade(cell.filled)}`} x={left + wide / 2} y={top + high / 2 + 4}>
              {cell.filled ?? '–'}
            </text>
          )}
        </>
      ),
    };
  });
  return (
    <svg className="plot-svg" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT}>
      <g aria-hidden="true">
        {columns.map(({ key, name }) => (
          <text key={key} className="plot-tick" x={(x(key) ?? 0) + wide / 2} y={TOP - 6} textAnchor="middle">
            {name}
          </text>
        ))}
        {rows.map(({ key, name }) => (
          <text key={key} className="plot-tick" x={LEFT - 6} y={(y(key) ?? 0) + high / 2 + 4} textAnchor="end">
            {name}
          </text>
        ))}
      </g>
      <Marks marks={marks} />
    </svg>
  );
};
